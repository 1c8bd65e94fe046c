import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { cents, day, moment, uuid } from '../schemas/values.ts';
import { chargeKinds, chargeStates } from './order.ts';
import { cardOutcomes } from './saved-card.ts';

const lineShape = object({
  words: v.string(),
  cents: v.pipe(v.number(), v.integer(), v.description('Whole cents; negative if deducted')),
});

/** An invoice line. */
export interface InvoiceLine extends v.InferOutput<typeof lineShape> {}
const invoiceLine: Schema<InvoiceLine> = lineShape;

const paymentShape = object({
  at: moment,
  /** Payment date, or null for a refund or waiver. */
  paidOn: v.nullable(day),
  outcome: v.picklist(['paid', 'refunded', 'waived']),
  cents,
  /** Payment method, or '' for a refund or waiver. */
  way: v.string(),
  /** Check or transfer number, or the card. For a refund or waiver, the reason. */
  reference: v.string(),
});

/** A payment, refund or waiver of a charge. */
export interface PaymentView extends v.InferOutput<typeof paymentShape> {}
const paymentView: Schema<PaymentView> = paymentShape;

const tryShape = object({
  at: moment,
  /** A charge to a saved card, or a payment on the provider's page (`page`). */
  way: v.picklist(['saved-card', 'page']),
  outcome: v.picklist(cardOutcomes),
  /** Refusal code from the provider or the site, or '' if there is none. */
  reason: v.string(),
});

/** An attempt to pay a charge by card. */
export interface CardTry extends v.InferOutput<typeof tryShape> {}
const cardTry: Schema<CardTry> = tryShape;

const chargeShape = object({
  id: uuid,
  kind: v.picklist(chargeKinds),
  cents,
  state: v.picklist(chargeStates),
  refundedCents: cents,
  /** Invoice number, such as 'P100245-1-S'. */
  invoiceNumber: v.string(),
  /** Time when the charge was first proposed or due. */
  createdAt: moment,
  lines: list(invoiceLine),
  payments: list(paymentView),
  /** Card payment attempts, oldest first. */
  tries: list(cardTry),
  /** Whether charging the saved card failed, so that the customer is offered the provider's payment page. */
  isPayable: v.boolean(),
  /** Last day to pay the invoice on time, or null if no invoice was issued. */
  dueOn: v.pipe(v.nullable(day), v.description('The last day of payment of an invoice')),
  /** Paragraphs that explain how to pay a due invoice. */
  howToPay: list(v.string()),
  isDisputed: v.boolean(),
});

export interface ChargeView extends v.InferOutput<typeof chargeShape> {}
export const chargeView: Schema<ChargeView> = chargeShape;
