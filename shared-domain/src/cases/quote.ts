import {
  type BusinessCalendar,
  businessDayAfter,
  type Deadline,
  endOf,
  type Instant,
  isPast,
  pacificDate,
} from '../orders/index.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';

/** A line of a quote: a product of the catalogue, or work in free words. */
export interface QuoteLine {
  /** Null for free words. */
  readonly sku: string | null;
  readonly name: string;
  /** Whole cents for the whole line. */
  readonly cents: number;
}

/** When the report comes: on a date, or so many business days after the customer accepts. */
export type QuoteDelivery =
  | { readonly type: 'date'; readonly date: CalendarDate }
  | { readonly type: 'business-days'; readonly days: number };

/** What a quote says (Q2). */
export interface Quote {
  readonly lines: readonly QuoteLine[];
  /** What the price covers. */
  readonly scope: string;
  /** What the customer still has to send; '' for nothing. */
  readonly missing: string;
  readonly delivery: QuoteDelivery;
  /** The last day on which it can be accepted. */
  readonly validUntil: CalendarDate;
}

/** A quote that was sent; the quotes of a case count from 1. */
export interface SentQuote extends Quote {
  readonly number: number;
  readonly sentAt: Instant;
}

export const quoteLimits = {
  lines: 20,
  nameLength: 200,
  textLength: 4_000,
  lineCents: 10_000_000,
  deliveryBusinessDays: 60,
  /** A quote can be accepted for at most so many days. */
  validDays: 180,
} as const;

export function quoteTotalCents({ lines }: Pick<Quote, 'lines'>): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

/** By when the report of a quote is due that is accepted at this instant (P3). */
export function deliveryDue(
  delivery: QuoteDelivery,
  acceptedAt: Instant,
  calendar?: BusinessCalendar,
): Deadline {
  if (delivery.type === 'date') return endOf(delivery.date);
  return endOf(businessDayAfter(pacificDate(acceptedAt), delivery.days, calendar));
}

/** Whether a quote can no longer be accepted: from the Pacific midnight that ends its last day on. */
export function isQuoteExpired({ validUntil }: Pick<Quote, 'validUntil'>, now: Instant): boolean {
  return isPast(endOf(validUntil).dueAt, now);
}

/** A problem of a quote's field; `path` names the field. */
export interface QuoteProblem {
  readonly path: string;
  readonly message: string;
}

/** What is wrong with a quote beyond its form: sums and days (Q2). */
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
