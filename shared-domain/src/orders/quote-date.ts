import { policy } from '../policy/policy.ts';
import { formatCalendarWeekday } from '../time/calendar-date.ts';
import { formatWeekday } from '../time/pacific-time.ts';
import { type BusinessCalendar, businessDayAfter } from './business-calendar.ts';
import { type Instant, quoteDue } from './deadlines.ts';

/** Full Service dates as text, such as 'Friday, November 27'. */
export interface FullServiceDays {
  readonly today: string;
  readonly quote: string;
  readonly report: string;
}

/**
 * Returns today's date, the quote deadline for plans sent now, and the report deadline if the customer accepts the
 * quote on the day of the quote deadline (P3).
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
 * Describes the quote deadline for plans sent now (P3). The sentence includes today's date, so that an old
 * page does not mislead.
 */
export function quoteDateSentence({ today, quote }: FullServiceDays): string {
  return `If you send your plans today, ${today}, your quote comes by ${quote}.`;
}
