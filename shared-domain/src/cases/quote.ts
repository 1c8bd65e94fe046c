import {
  type BusinessCalendar,
  businessDayAfter,
  type Deadline,
  endOf,
  type Instant,
  isPast,
  pacificDate,
} from '../orders/index.ts';
import { addDays } from '../time/calendar-date.ts';
import type { Quote, QuoteDelivery } from './quote.schema.ts';

export const quoteLimits = {
  lines: 20,
  nameLength: 200,
  textLength: 4_000,
  lineCents: 10_000_000,
  deliveryBusinessDays: 60,
  /** Maximum number of days for which a quote can be accepted. */
  validDays: 180,
} as const;

/** Returns the total of a quote in cents. */
export function quoteTotalCents({ lines }: Pick<Quote, 'lines'>): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

/** Returns when the report is due if a quote is accepted at this instant (P3). */
export function deliveryDue(
  delivery: QuoteDelivery,
  acceptedAt: Instant,
  calendar?: BusinessCalendar,
): Deadline {
  if (delivery.type === 'date') return endOf(delivery.date);
  return endOf(businessDayAfter(pacificDate(acceptedAt), delivery.days, calendar));
}

/** Whether a quote can no longer be accepted, as its last day has ended in Pacific time. */
export function isQuoteExpired({ validUntil }: Pick<Quote, 'validUntil'>, now: Instant): boolean {
  return isPast(endOf(validUntil).dueAt, now);
}

/** A problem with a field of a quote; `path` names the field. */
export interface QuoteProblem {
  readonly path: string;
  readonly message: string;
}

/** Returns the errors in the sums and dates of a quote (Q2), which its schema does not check. */
export function quoteProblems(quote: Quote, now: Instant): QuoteProblem[] {
  const today = pacificDate(now);
  const { delivery, validUntil } = quote;
  const problems: QuoteProblem[] = [];
  if (quoteTotalCents(quote) <= 0) {
    problems.push({ path: 'lines', message: 'The total must be more than $0.00' });
  }
  if (validUntil < today) problems.push({ path: 'validUntil', message: 'Choose a day from today on' });
  if (validUntil > addDays(today, quoteLimits.validDays)) {
    problems.push({ path: 'validUntil', message: `Choose a day within ${quoteLimits.validDays} days` });
  }
  if (delivery.type === 'date' && delivery.date < validUntil) {
    const message =
      'The report can’t be due before the last day on which the quote can be accepted. Choose a later delivery date, or an earlier last day';
    problems.push({ path: 'delivery.date', message });
  }
  return problems;
}
