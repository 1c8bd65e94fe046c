import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { uuid } from '../schemas/values.ts';

const cardShape = object({
  id: uuid,
  brand: v.string(),
  last4: v.string(),
  /** Expiration, such as '04/2030'. */
  expires: v.string(),
});

/** A card that the payment provider stores, as shown to customers. */
export interface SavedCard extends v.InferOutput<typeof cardShape> {}
const savedCard: Schema<SavedCard> = cardShape;

const paymentShape = object({
  /** Card to charge, or null if none is selected. */
  card: v.nullable(savedCard),
  /** Other saved cards, newest first. */
  others: list(savedCard),
});

/** Payment by card for an order draft. */
export interface DraftPayment extends v.InferOutput<typeof paymentShape> {}
export const draftPayment: Schema<DraftPayment> = paymentShape;

const stepShape = object({
  url: v.pipe(v.nullable(v.string()), v.description('A page of the payment provider, if there is one')),
  words: v.string(),
});

/** The customer's next step to pay, or to save a card: a page of the payment provider, or instructions. */
export interface PaymentStep extends v.InferOutput<typeof stepShape> {}
export const paymentStep: Schema<PaymentStep> = stepShape;
