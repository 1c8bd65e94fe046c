import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { cents, count, day, moment } from '../schemas/values.ts';
import { mailingAddress } from './mailing-address.schema.ts';
import { draftPayment } from './saved-card.schema.ts';

const itemShape = object({
  sku: v.pipe(v.string(), v.maxLength(20)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000)),
});

/** A selected product with its quantity. */
export interface OrderItem extends v.InferOutput<typeof itemShape> {}
const orderItem: Schema<OrderItem> = itemShape;

export const orderItems = v.pipe(list(orderItem), v.maxLength(50, 'Choose at most 50 products'));

const lineShape = object({
  sku: v.string(),
  name: v.string(),
  quantity: count,
  unitCents: cents,
  lineCents: cents,
});

/** A product or a revision fee in an offer or order, with its price. */
export interface OrderLine extends v.InferOutput<typeof lineShape> {}
export const orderLine: Schema<OrderLine> = lineShape;

const totals = {
  /** Sorted by SKU. */
  lines: list(orderLine),
  baseServicesCents: cents,
  /** Price of everything except mailed copies, before tax. */
  servicesCents: cents,
  mailingCents: cents,
  taxCents: cents,
  totalCents: cents,
  /** Fee for evaluating a project if no report is delivered. */
  evaluationFeeCents: cents,
  needsPostalAddress: v.boolean(),
};
const totalShape = object(totals);

/** An order's lines and amounts. */
export interface OrderTotal extends v.InferOutput<typeof totalShape> {}

const rushShape = object({
  sameDay: v.boolean(),
  promiseDate: day,
  /** A report sent at exactly this time is on time. */
  promiseAt: moment,
});

/** The rush service promise. */
export interface RushPromise extends v.InferOutput<typeof rushShape> {}
const rushPromise: Schema<RushPromise> = rushShape;

const promiseShape = object({
  lastDay: day,
  dueAt: moment,
  /** The rush promise, or null if rush service was not ordered. */
  rush: v.nullable(rushPromise),
});

/** The deadlines for an order that is placed now. */
export interface OrderPromise extends v.InferOutput<typeof promiseShape> {}
const orderPromise: Schema<OrderPromise> = promiseShape;

/** Hash of the offer. The customer sends the hash with the order, so that the server detects a changed offer. */
export const quoteHash = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'This is not a quote'));

const offerShape = object({
  ...totals,
  promise: orderPromise,
  /** Text that the customer must agree to. */
  consentText: v.string(),
  quoteHash,
});

/** Price and deadlines for an order that is placed now. */
export interface OrderOffer extends v.InferOutput<typeof offerShape> {}
const orderOffer: Schema<OrderOffer> = offerShape;

const errorShape = object({
  code: v.picklist([
    'copies-without-first',
    'duplicate-sku',
    'needs-report',
    'no-base-service',
    'quantity',
    'two-deliveries',
    'two-reports',
    'unknown-sku',
    'wrong-report',
  ]),
  /** Absent if the error is not about one product. */
  sku: v.exactOptional(v.string()),
  message: v.string(),
});

/** A reason why the selected products cannot be ordered. */
export interface OrderError extends v.InferOutput<typeof errorShape> {}
const orderError: Schema<OrderError> = errorShape;

const quoteShape = object({ errors: list(orderError), offer: v.nullable(orderOffer) });

/** An offer for the selected products, or the errors that prevent it. */
export interface OrderQuote extends v.InferOutput<typeof quoteShape> {}
export const orderQuote: Schema<OrderQuote> = quoteShape;

const draftShape = object({
  /** Selected items as last saved, initially the report for the project's kind. */
  items: orderItems,
  address: v.nullable(mailingAddress),
  /** Address of the project's signer, if copies can be mailed to it. */
  offeredAddress: v.nullable(mailingAddress),
  /** Time of the last save, or null. */
  savedAt: v.nullable(moment),
  /** Payment by card, or null for payment by invoice. */
  payment: v.nullable(draftPayment),
});

/** The selection for an order, before the order is placed. */
export interface OrderDraft extends v.InferOutput<typeof draftShape> {}
export const orderDraft: Schema<OrderDraft> = draftShape;
