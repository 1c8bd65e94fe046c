import type { Instant } from '../orders/deadlines.ts';
import type { CalendarDate } from '../time/calendar-date.ts';
import type { WorkKind } from './work-item.ts';

/** How many weeks the figures go back, with the current one: a quarter. */
export const figureWeeks = 13;

/** What happened in a week, Monday to Sunday in California. Money is whole cents. */
export interface WeekFigures {
  /** Its Monday. */
  readonly from: CalendarDate;
  /** What was paid, without what was refunded. */
  readonly revenueCents: number;
  readonly quotesSent: number;
  readonly quotesAccepted: number;
  /** Median hours from the plans to the first quote, nights included; null without a quote. */
  readonly hoursToQuote: number | null;
  readonly delivered: number;
  /** Median hours from an order, or an accepted quote, to the first report; null without one. */
  readonly hoursToDeliver: number | null;
  readonly deliveredLate: number;
  /** What late deliveries took off. */
  readonly rebateCents: number;
}

/** The figures of the business, for its owner. */
export interface BusinessFigures {
  readonly now: Instant;
  readonly dueToday: number;
  readonly late: number;
  readonly unassigned: number;
  readonly unpaid: { readonly count: number; readonly cents: number };
  /** Oldest first; the last one is not over yet. */
  readonly weeks: readonly WeekFigures[];
}

/** A payment or a refund, for the books. */
export interface BookedPayment {
  readonly date: CalendarDate;
  readonly kind: WorkKind;
  readonly number: string;
  readonly customer: string;
  /** Whole cents; below 0 for a refund. */
  readonly cents: number;
  readonly way: string;
  readonly reference: string;
}
