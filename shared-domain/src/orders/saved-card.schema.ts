import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { uuid } from '../schemas/values.ts';

const cardShape = object({
  id: uuid,
  /** Such as 'Visa'. */
  brand: v.string(),
  last4: v.string(),
  /** Month and year: '04/2030'. */
  expires: v.string(),
});

/** A card that the payment provider stores for a customer, with all the data about it that the site receives. */
export interface SavedCard extends v.InferOutput<typeof cardShape> {}
const savedCard: Schema<SavedCard> = cardShape;

const paymentShape = object({
  /** The card that the order would be charged to; null if none is selected. */
  card: v.nullable(savedCard),
  /** The customer's other saved cards, newest first. */
  others: list(savedCard),
});

/** The payment of an order's draft, if a card is required before ordering. */
export interface DraftPayment extends v.InferOutput<typeof paymentShape> {}
export const draftPayment: Schema<DraftPayment> = paymentShape;

const stepShape = object({
  url: v.pipe(v.nullable(v.string()), v.description('A page of the payment provider, if there is one')),
  words: v.string(),
});

/** The customer's next step to pay or to save a card: a page of the provider, or instructions. */
export interface PaymentStep extends v.InferOutput<typeof stepShape> {}
export const paymentStep: Schema<PaymentStep> = stepShape;
