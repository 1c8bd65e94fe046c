import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { count, filled, moment, text } from '../schemas/values.ts';
import { quoteLimits } from './quote.ts';

const day = v.pipe(v.string(), v.isoDate('Choose a day'));

const lineShape = object({
  /** SKU, or null for free text. */
  sku: v.nullable(v.pipe(v.string(), v.maxLength(20))),
  name: filled(quoteLimits.nameLength, 'Say what the line is for'),
  /** Price of the whole line in cents. */
  cents: v.pipe(
    count,
    v.maxValue(quoteLimits.lineCents, 'A line costs at most $100,000.00'),
    v.description('Whole cents'),
  ),
});

/** A catalog product, or other work as free text. */
export interface QuoteLine extends v.InferOutput<typeof lineShape> {}
const quoteLine: Schema<QuoteLine> = lineShape;

const deliveryShape = v.variant('type', [
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
]);

/** Due date of the report, or the number of business days after acceptance. */
export type QuoteDelivery = Readonly<v.InferOutput<typeof deliveryShape>>;
const quoteDelivery: Schema<QuoteDelivery> = deliveryShape;

const entries = {
  lines: v.pipe(
    list(quoteLine),
    v.minLength(1, 'Add a line'),
    v.maxLength(quoteLimits.lines, `Use at most ${quoteLimits.lines} lines`),
  ),
  /** Work that the price covers. */
  scope: filled(quoteLimits.textLength, 'Say what the price covers'),
  /** Items that the customer still has to send, or ''. */
  missing: v.pipe(text(quoteLimits.textLength), v.trim()),
  delivery: quoteDelivery,
  /** Last day on which the quote can be accepted. */
  validUntil: day,
};
const quoteShape = object(entries);

/** The contents of a quote (Q2). */
export interface Quote extends v.InferOutput<typeof quoteShape> {}
export const quote: Schema<Quote> = quoteShape;

const sentShape = object({ ...entries, number: v.pipe(count, v.minValue(1)), sentAt: moment });

/** A sent quote. Quotes are numbered per case, from 1. */
export interface SentQuote extends v.InferOutput<typeof sentShape> {}
export const sentQuote: Schema<SentQuote> = sentShape;
