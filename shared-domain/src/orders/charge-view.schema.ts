import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { cents, day, moment, uuid } from '../schemas/values.ts';
import { chargeKinds, chargeStates } from './order.ts';
import { cardOutcomes } from './saved-card.ts';

const lineShape = object({
  words: v.string(),
  cents: v.pipe(v.number(), v.integer(), v.description('Whole cents; negative if deducted')),
});

/** A line of an invoice: its amount and what it is for. */
export interface InvoiceLine extends v.InferOutput<typeof lineShape> {}
const invoiceLine: Schema<InvoiceLine> = lineShape;

const paymentShape = object({
  /** When the payment, refund or waiver was recorded. */
  at: moment,
  /** The day of the payment, as recorded by staff; null if nothing was paid. */
  paidOn: v.nullable(day),
  outcome: v.picklist(['paid', 'refunded', 'waived']),
  cents,
  /** The method of payment; '' if nothing was paid. */
  way: v.string(),
  /** The number of a check or transfer, or the reason. */
  reference: v.string(),
});

/** A payment, refund or waiver of a charge. */
export interface PaymentView extends v.InferOutput<typeof paymentShape> {}
const paymentView: Schema<PaymentView> = paymentShape;

const tryShape = object({
  at: moment,
  /** `page` is the provider's page, on which the customer pays. */
  way: v.picklist(['saved-card', 'page']),
  outcome: v.picklist(cardOutcomes),
  /** The provider's code if the attempt was refused; '' if not. */
  reason: v.string(),
});

/** An attempt to collect a charge by card. */
export interface CardTry extends v.InferOutput<typeof tryShape> {}
const cardTry: Schema<CardTry> = tryShape;

const chargeShape = object({
  id: uuid,
  kind: v.picklist(chargeKinds),
  cents,
  state: v.picklist(chargeStates),
  refundedCents: cents,
  /** Such as 'P100245-1-S'. */
  invoiceNumber: v.string(),
  /** When the charge became due, or was proposed. */
  createdAt: moment,
  /** The lines that make up the charge, each with its reason. */
  lines: list(invoiceLine),
  payments: list(paymentView),
  /** Attempts by card, oldest first. */
  tries: list(cardTry),
  /** Whether the customer can now pay the charge by card, on a page of the provider. */
  isPayable: v.boolean(),
  /** Null for a charge to a card. */
  dueOn: v.pipe(v.nullable(day), v.description('The last day of payment of an invoice')),
  /** How a due invoice is paid, in paragraphs. */
  howToPay: list(v.string()),
  /** Whether the customer has disputed the charge with the bank. */
  isDisputed: v.boolean(),
});

export interface ChargeView extends v.InferOutput<typeof chargeShape> {}
export const chargeView: Schema<ChargeView> = chargeShape;
