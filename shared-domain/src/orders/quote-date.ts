import { policy } from '../policy/policy.ts';
import { formatCalendarWeekday, formatWeekday } from '../time/pacific-time.ts';
import { type BusinessCalendar, businessDayAfter } from './business-calendar.ts';
import { type Instant, quoteDue } from './deadlines.ts';

/** Full Service dates as text, such as 'Friday, November 27'. */
export interface FullServiceDays {
  readonly today: string;
  readonly quote: string;
  readonly report: string;
}

/**
 * Returns two dates for plans that are sent now (P3). The first is the due date of the quote. The second is the due
 * date of the report if the customer accepts the quote on the first date.
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
 * Describes the quote deadline for plans sent now (P3). The sentence names both days, so that an outdated page is not
 * misleading.
 */
export function quoteDateSentence({ today, quote }: FullServiceDays): string {
  return `If you send your plans today, ${today}, your quote comes by ${quote}.`;
}
