import { policy } from '../policy/policy.ts';
import { formatCalendarWeekday, formatWeekday } from '../time/pacific-time.ts';
import { type BusinessCalendar, businessDayAfter } from './business-calendar.ts';
import { type Instant, quoteDue } from './deadlines.ts';

/** Dates of Full Service as text: 'Friday, November 27'. */
export interface FullServiceDays {
  readonly today: string;
  readonly quote: string;
  readonly report: string;
}

/**
 * Returns the deadline of the quote for plans that are sent now, and of their report if the quote is accepted on its
 * last day (P3).
 */
export function fullServiceDays(now: Instant, calendar?: BusinessCalendar): FullServiceDays {
  const { lastDay } = quoteDue(now, calendar);
  const report = businessDayAfter(lastDay, policy.fullService.reportAfterQuoteBusinessDays, calendar);
  return {
    today: formatWeekday(now),
    quote: formatCalendarWeekday(lastDay),
    report: formatCalendarWeekday(report),
  };
}

/**
 * Describes the deadline of the quote for plans sent now (P3). Names both days, so that an outdated page misleads
 * nobody.
 */
export function quoteDateSentence({ today, quote }: FullServiceDays): string {
  return `If you send your plans today, ${today}, your quote comes by ${quote}.`;
}
