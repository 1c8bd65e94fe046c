import {
  type CaseFile,
  type CaseHistoryEntry,
  type CaseInvoiceView,
  caseActors,
  caseFileKinds,
  caseInvoiceStates,
  caseMessageLength,
  caseStates,
  type Quote,
  type QuoteDelivery,
  type QuoteLine,
  quoteLimits,
  type SentQuote,
  type StaffAct,
  type StaffCase,
} from '@title24/shared-domain/cases';
import { scanStates } from '@title24/shared-domain/full-service';
import { paymentWays } from '@title24/shared-domain/orders';
import * as v from 'valibot';
import { registrationEntries, reportCompliance, statement } from './compliance-values.ts';
import { exampleMoment, exampleReference } from './example-values.ts';
import { schemaFor } from './schema-for.ts';
import { count, moment, text, uuid } from './values.ts';

const filled = (maxLength: number, message: string) =>
  v.pipe(text(maxLength), v.trim(), v.minLength(1, message));
const day = v.pipe(v.string(), v.isoDate('Choose a day'));

const line = schemaFor<QuoteLine>()(
  v.strictObject({
    sku: v.nullable(v.pipe(v.string(), v.maxLength(20))),
    name: filled(quoteLimits.nameLength, 'Say what the line is for'),
    cents: v.pipe(
      count,
      v.maxValue(quoteLimits.lineCents, 'A line costs at most $100,000.00'),
      v.description('Whole cents'),
    ),
  }),
);
const delivery = schemaFor<QuoteDelivery>()(
  v.variant('type', [
    v.strictObject({ type: v.literal('date'), date: day }),
    v.strictObject({
      type: v.literal('business-days'),
      days: v.pipe(
        v.number(),
        v.integer('Give a whole number of business days'),
        v.minValue(1, 'Give at least 1 business day'),
        v.maxValue(
          quoteLimits.deliveryBusinessDays,
          `Give at most ${quoteLimits.deliveryBusinessDays} business days`,
        ),
      ),
    }),
  ]),
);
const quoteEntries = {
  lines: v.pipe(
    v.array(line),
    v.minLength(1, 'Add a line'),
    v.maxLength(quoteLimits.lines, `Use at most ${quoteLimits.lines} lines`),
  ),
  scope: filled(quoteLimits.textLength, 'Say what the price covers'),
  missing: v.pipe(text(quoteLimits.textLength), v.trim()),
  delivery,
  validUntil: day,
};
const quote = schemaFor<Quote>()(v.strictObject(quoteEntries));
const sentQuote = schemaFor<SentQuote>()(
  v.strictObject({ ...quoteEntries, number: v.pipe(count, v.minValue(1)), sentAt: moment }),
);

/** What staff write to the customer. */
export const toWrite = filled(caseMessageLength, 'Write a message');
const mayWrite = v.pipe(text(caseMessageLength), v.trim());

/** What staff want done with a case. */
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
  ]) as unknown as v.GenericSchema<StaffAct>,
);

const caseFile = schemaFor<CaseFile>()(
  v.strictObject({
    id: uuid,
    kind: v.picklist(caseFileKinds),
    name: v.string(),
    size: v.pipe(count, v.description('Bytes')),
    scanState: v.picklist(scanStates),
    addedAt: moment,
  }),
);
const historyEntry = schemaFor<CaseHistoryEntry>()(
  v.strictObject({
    id: count,
    at: moment,
    by: v.picklist(caseActors),
    name: v.string(),
    event: v.string(),
    message: v.string(),
  }),
);

const cents = v.pipe(count, v.description('Whole cents'));
const invoice = schemaFor<CaseInvoiceView>()(
  v.strictObject({
    number: v.string(),
    cents,
    state: v.picklist(caseInvoiceStates),
    issuedAt: moment,
    dueOn: v.pipe(day, v.description('The last day of payment')),
    paidOn: v.nullable(day),
    way: v.string(),
    reference: v.string(),
    refundedOn: v.nullable(day),
  }),
);

export const caseState = v.picklist(caseStates);
const analyst = v.pipe(v.nullable(v.string()), v.description('The account name of who has it'));
const dueAt = v.pipe(v.nullable(moment), v.description('By when we owe the next step'));

/** A case as staff see it. */
export const staffCase = schemaFor<StaffCase>()(
  v.strictObject({
    reference: v.string(),
    state: caseState,
    analyst,
    isMine: v.pipe(v.boolean(), v.description('Whether the caller is that analyst')),
    dueAt,
    now: v.pipe(moment, v.description('By the site’s clock')),
    lastUpdate: moment,
    quote: v.nullable(sentQuote),
    deliveredAt: v.nullable(moment),
    compliance: reportCompliance,
    rebateCents: v.pipe(count, v.description('What a late delivery takes off, in whole cents')),
    invoice: v.pipe(v.nullable(invoice), v.description('Null before the first delivery')),
    files: v.array(caseFile),
    history: v.array(historyEntry),
  }),
);

/** The case of the plans that the examples are about. */
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
  history: [],
};
