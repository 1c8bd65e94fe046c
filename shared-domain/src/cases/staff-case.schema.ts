import * as v from 'valibot';
import { reportCompliance } from '../compliance/report-compliance.schema.ts';
import { madeDocument } from '../full-service/made-document.schema.ts';
import { submissionEntries } from '../full-service/submission.schema.ts';
import { scanStates } from '../full-service/submission-inbox.ts';
import { list, object, type Schema } from '../schemas/builders.ts';
import { cents, count, day, moment, uuid } from '../schemas/values.ts';
import { caseInvoiceStates } from './case-invoice.ts';
import { caseStates } from './case-state.ts';
import { caseActors } from './case-transitions.ts';
import { caseFileKinds } from './case-views.ts';
import { sentQuote } from './quote.schema.ts';

const fileShape = object({
  id: uuid,
  kind: v.picklist(caseFileKinds),
  name: v.string(),
  size: v.pipe(count, v.description('Bytes')),
  scanState: v.picklist(scanStates),
  addedAt: moment,
});

export interface CaseFile extends v.InferOutput<typeof fileShape> {}
const caseFile: Schema<CaseFile> = fileShape;

const entryShape = object({
  id: count,
  at: moment,
  by: v.picklist(caseActors),
  /** Account name of a staff member, or a description of another actor. */
  name: v.string(),
  event: v.string(),
  /** Text of the event, such as a message to or from the customer, or ''. */
  message: v.string(),
});

/** An event of a case, as shown to staff. */
export interface CaseHistoryEntry extends v.InferOutput<typeof entryShape> {}
const caseHistoryEntry: Schema<CaseHistoryEntry> = entryShape;

const invoiceShape = object({
  /** Invoice number, such as 'FS-20260101-ABCDEFGH-S'. */
  number: v.string(),
  cents,
  state: v.picklist(caseInvoiceStates),
  issuedAt: moment,
  dueOn: v.pipe(day, v.description('The last day of payment')),
  /** Payment date, or null if nothing has been paid. */
  paidOn: v.nullable(day),
  /** Payment method, or '' if nothing has been paid. */
  way: v.string(),
  /** The card that paid, or the number of the check or transfer. '' if there is none. */
  reference: v.string(),
  refundedOn: v.nullable(day),
});

/** An invoice, or its receipt after payment. */
export interface CaseInvoiceView extends v.InferOutput<typeof invoiceShape> {}
const caseInvoiceView: Schema<CaseInvoiceView> = invoiceShape;

const caseShape = object({
  reference: v.string(),
  state: v.picklist(caseStates),
  analyst: v.pipe(v.nullable(v.string()), v.description('Account name of the analyst')),
  isMine: v.pipe(v.boolean(), v.description('Whether the caller is that analyst')),
  dueAt: v.pipe(v.nullable(moment), v.description('By when we owe the next step')),
  now: v.pipe(moment, v.description('By the site’s clock')),
  lastUpdate: moment,
  quote: v.nullable(sentQuote),
  deliveredAt: v.nullable(moment),
  compliance: v.nullable(reportCompliance),
  rebateCents: v.pipe(count, v.description('What a late delivery takes off, in whole cents')),
  invoice: v.pipe(v.nullable(caseInvoiceView), v.description('Null before the first delivery')),
  files: list(caseFile),
  /** Cover sheet, and invoice or receipt. */
  documents: list(madeDocument),
  /** Oldest first. */
  history: list(caseHistoryEntry),
});

/** A case as seen by staff. */
export interface StaffCase extends v.InferOutput<typeof caseShape> {}
const staffCase: Schema<StaffCase> = caseShape;

const submissionShape = object({ ...submissionEntries, case: staffCase });

/** A submission with its case, as seen by staff. */
export interface SubmissionCase extends v.InferOutput<typeof submissionShape> {}
export const submissionCase: Schema<SubmissionCase> = submissionShape;
