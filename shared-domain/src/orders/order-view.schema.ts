import * as v from 'valibot';
import { reportCompliance } from '../compliance/report-compliance.schema.ts';
import { madeDocument } from '../full-service/made-document.schema.ts';
import { scanStates } from '../full-service/submission-inbox.ts';
import { list, object, type Schema } from '../schemas/builders.ts';
import { cents, count, day, moment, uuid } from '../schemas/values.ts';
import { chargeView } from './charge-view.schema.ts';
import { correctiveActionNames } from './corrective-actions.ts';
import { mailingAddress } from './mailing-address.schema.ts';
import { cancelReasons, orderKinds, orderStates } from './order.ts';
import { orderFileKinds } from './order-files.ts';
import { orderLine } from './order-offer.schema.ts';
import { orderActors } from './order-transitions.ts';

const maybe = v.nullable(moment);
const summary = {
  number: v.string(),
  projectNumber: v.string(),
  projectName: v.string(),
  kind: v.picklist(orderKinds),
  state: v.picklist(orderStates),
  round: count,
  totalCents: cents,
  submittedAt: moment,
  lastUpdate: moment,
  /**
   * Our deadline for delivering the report or requesting changes. Null if neither is due, for example while the
   * customer must act.
   */
  dueAt: maybe,
  rushDueAt: maybe,
  /** Deadline for the customer's answer, or null. */
  responseDueAt: maybe,
  cancelRequestedAt: maybe,
  isLate: v.boolean(),
};
const summaryShape = object(summary);

export interface OrderSummary extends v.InferOutput<typeof summaryShape> {}
export const orderSummary: Schema<OrderSummary> = summaryShape;

const roundShape = object({
  round: count,
  from: moment,
  dueAt: moment,
  rushDueAt: maybe,
  endedAt: maybe,
  reply: v.string(),
  /** Changes that staff requested, or ''. */
  message: v.string(),
  actions: list(v.picklist(correctiveActionNames)),
});

/** A submission of an order with its outcome. */
export interface OrderRoundView extends v.InferOutput<typeof roundShape> {}
const orderRoundView: Schema<OrderRoundView> = roundShape;

/** An event in an order's history, as seen by customers and staff. */
export const eventEntries = {
  at: moment,
  event: v.string(),
  by: v.picklist(orderActors),
  state: v.picklist(orderStates),
  /** Description for timelines. */
  words: v.string(),
};
const eventShape = object(eventEntries);

export interface OrderEventView extends v.InferOutput<typeof eventShape> {}
const orderEventView: Schema<OrderEventView> = eventShape;

const fileShape = object({
  id: uuid,
  round: count,
  kind: v.picklist(orderFileKinds),
  name: v.string(),
  mediaType: v.string(),
  size: v.pipe(count, v.description('Bytes')),
  /** SHA-256 hash of the content in lowercase hexadecimal. */
  sha256: v.string(),
  scanState: v.picklist(scanStates),
  addedAt: moment,
});

/** A file of an order. Customers see only the files that they can open. */
export interface OrderFileView extends v.InferOutput<typeof fileShape> {}
const orderFileView: Schema<OrderFileView> = fileShape;

/** Data that both customers and staff see. */
export const viewEntries = {
  ...summary,
  lines: list(orderLine),
  servicesCents: cents,
  mailingCents: cents,
  taxCents: cents,
  evaluationFeeCents: cents,
  rebateCents: cents,
  rushWaivedCents: cents,
  address: v.nullable(mailingAddress),
  /** Recipient of invoices, line by line: name, company, address. */
  payer: list(v.string()),
  /** Last instant of free cancellation, or null if the customer cannot cancel free of charge. */
  cancelUntil: maybe,
  contactedAt: maybe,
  deliveredAt: maybe,
  /** Null if the order has not been delivered. */
  compliance: v.nullable(reportCompliance),
  mailedAt: maybe,
  /** Expected arrival date of mailed copies, or null if none have been mailed. */
  arrivesBy: v.nullable(day),
  trackingNumber: v.string(),
  cancelledAt: maybe,
  cancelReason: v.nullable(v.picklist(cancelReasons)),
  /** For a revision, the number of the order whose report is revised. */
  revisionOf: v.nullable(v.string()),
  rounds: list(orderRoundView),
  events: list(orderEventView),
  charges: list(chargeView),
  /** Card to charge, such as 'Visa ending in 4242', or null for payment by invoice. */
  card: v.nullable(v.string()),
  files: list(orderFileView),
  /** Cover sheet, invoices and receipts. */
  documents: list(madeDocument),
};
const viewShape = object(viewEntries);

/** An order as seen by its customer. */
export interface OrderView extends v.InferOutput<typeof viewShape> {}
export const orderView: Schema<OrderView> = viewShape;
