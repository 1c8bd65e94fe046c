import {
  type BusinessCalendar,
  businessDayAfter,
  type Deadline,
  endOf,
  type Instant,
} from '../orders/index.ts';
import { addDays } from '../time/calendar-date.ts';
import { pacificDate } from '../time/pacific-time.ts';
import type { Quote, QuoteDelivery } from './quote.schema.ts';

export const quoteLimits = {
  lines: 20,
  nameLength: 200,
  textLength: 4_000,
  lineCents: 10_000_000,
  deliveryBusinessDays: 60,
  /** Maximum number of days for which a quote is valid. */
  validDays: 180,
} as const;

/** Returns a quote's total in cents. */
export function quoteTotalCents({ lines }: Pick<Quote, 'lines'>): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

/** Returns the report's deadline for a quote accepted at `acceptedAt` (P3). */
export function deliveryDue(
  delivery: QuoteDelivery,
  acceptedAt: Instant,
  calendar?: BusinessCalendar,
): Deadline {
  if (delivery.type === 'date') return endOf(delivery.date);
  return endOf(businessDayAfter(pacificDate(acceptedAt), delivery.days, calendar));
}

/** Returns the time at which a quote's last day ends in Pacific time. */
export function quoteExpiresAt({ validUntil }: Pick<Quote, 'validUntil'>): Instant {
  return endOf(validUntil).dueAt;
}

/** A problem with the field at `path`. */
export interface QuoteProblem {
  readonly path: string;
  readonly message: string;
}

/** Returns problems that the schema does not find in a quote's total and dates (Q2). */
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
