import { caseMessageLength, type StaffAct, type StaffCase } from '@title24/shared-domain/cases';
import { paymentWays } from '@title24/shared-domain/orders';
import { quote, schemaFor } from '@title24/shared-domain/result-schemas';
import * as v from 'valibot';
import { registrationEntries, statement } from './compliance-values.ts';
import { exampleMoment, exampleReference } from './example-values.ts';
import { filled, text } from './values.ts';

const day = v.pipe(v.string(), v.isoDate('Choose a day'));

export const toWrite = filled(caseMessageLength, 'Write a message');
const mayWrite = v.pipe(text(caseMessageLength), v.trim());

export const staffAct = schemaFor<StaffAct>()(
  v.variant('event', [
    v.strictObject({ event: v.picklist(['take', 'release', 'start', 'reopen', 'replace-link']) }),
    v.strictObject({
      event: v.picklist(['ask-files', 'message', 'answer-revision', 'waive']),
      message: toWrite,
    }),
    v.strictObject({ event: v.literal('close'), message: mayWrite }),
    v.strictObject({ event: v.literal('deliver'), message: mayWrite, statement }),
    v.strictObject({ event: v.literal('record-registration'), ...registrationEntries }),
    v.strictObject({ event: v.literal('send-quote'), quote }),
    v.strictObject({
      event: v.literal('record-payment'),
      way: v.picklist(paymentWays),
      paidOn: day,
      reference: v.pipe(text(100), v.trim()),
    }),
  ]),
);

export const exampleCase: StaffCase = {
  reference: exampleReference,
  state: 'received',
  analyst: null,
  isMine: false,
  dueAt: '2026-11-26T08:00:00.000Z',
  now: exampleMoment,
  lastUpdate: exampleMoment,
  quote: null,
  deliveredAt: null,
  compliance: null,
  rebateCents: 0,
  invoice: null,
  files: [],
  documents: [],
  history: [],
};
