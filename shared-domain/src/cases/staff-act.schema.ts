import * as v from 'valibot';
import { registrationEntries, statement } from '../compliance/report-compliance.schema.ts';
import { paymentWays } from '../orders/invoice.ts';
import type { Schema } from '../schemas/builders.ts';
import { filled, text } from '../schemas/values.ts';
import { paymentReferenceLength } from '../workflow/desk-limits.ts';
import { caseMessageLength } from './case-views.ts';
import { quote } from './quote.schema.ts';

/** A message to the customer. */
export const caseMessage = filled(caseMessageLength, 'Write a message');
const optionalMessage = v.pipe(text(caseMessageLength), v.trim());

const actShape = v.variant('event', [
  v.strictObject({ event: v.picklist(['take', 'release', 'start', 'reopen', 'replace-link']) }),
  v.strictObject({
    event: v.picklist(['ask-files', 'message', 'answer-revision', 'waive']),
    message: caseMessage,
  }),
  v.strictObject({ event: v.literal('close'), message: optionalMessage }),
  v.strictObject({ event: v.literal('deliver'), message: optionalMessage, statement }),
  v.strictObject({ event: v.literal('record-registration'), ...registrationEntries }),
  v.strictObject({ event: v.literal('send-quote'), quote }),
  v.strictObject({
    event: v.literal('record-payment'),
    way: v.picklist(paymentWays),
    paidOn: v.pipe(v.string(), v.isoDate('Choose a day')),
    reference: v.pipe(text(paymentReferenceLength), v.trim()),
  }),
]);

/** A staff member's action on a case: an event with its data. */
export type StaffAct = Readonly<v.InferOutput<typeof actShape>>;
export const staffAct: Schema<StaffAct> = actShape;
