import { formatPrice } from '../catalogue/money.ts';
import type { BusinessCalendar } from './business-calendar.ts';
import { type Instant, reportDue, rushPromise } from './deadlines.ts';
import { skus } from './order-items.ts';
import type { OrderPromise, OrderTotal } from './order-offer.schema.ts';

/** Returns the deadlines that we promise for an order placed at `now` (D9). */
export function promiseOf(
  { lines }: Pick<OrderTotal, 'lines'>,
  now: Instant,
  calendar?: BusinessCalendar,
): OrderPromise {
  const isRush = lines.some(({ sku }) => sku === skus.rush);
  return { ...reportDue(now, calendar), rush: isRush ? rushPromise(now, calendar) : null };
}

/** Formats whole cents, such as '$149.00' for 14900 and '−$85.00' for -8500. */
export const formatCents = (cents: number) => `${cents < 0 ? '−' : ''}${formatPrice(Math.abs(cents) / 100)}`;

/**
 * Returns the text that the customer agrees to when placing an order.
 * @param terms - date of the terms as text, or '' if none is configured
 * @param card - the card to charge, such as 'Visa ending in 4242', or null for payment by invoice
 */
export function consentText(
  { servicesCents, mailingCents }: OrderTotal,
  terms: string,
  card: string | null = null,
): string {
  const accepted = terms === '' ? 'the terms' : `the terms of ${terms}`;
  const mailing = (when: string) =>
    mailingCents > 0 ? `, ${formatCents(mailingCents)} ${when} copies are mailed` : '';
  if (card !== null) {
    return `I am 18 or older. I accept ${accepted} and agree that ${card} is charged ${formatCents(servicesCents)} when the report is delivered${mailing('when')}, and, where these terms say so, an evaluation or accepted revision fee.`;
  }
  return `I am 18 or older. I accept ${accepted} and agree to pay ${formatCents(servicesCents)} after the report is delivered${mailing('after')}, plus any evaluation or accepted revision fee described in these terms.`;
}
