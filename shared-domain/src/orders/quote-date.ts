import { formatCalendarWeekday, formatWeekday } from '../time/pacific-time.ts';
import type { BusinessCalendar } from './business-calendar.ts';
import { type Instant, quoteDue } from './deadlines.ts';

/** By when plans that are sent now have their quote (P3). Names both days, so that a page kept open misleads nobody. */
export function quoteDateSentence(now: Instant, calendar?: BusinessCalendar): string {
  const { lastDay } = quoteDue(now, calendar);
  return `If you send your plans today, ${formatWeekday(now)}, your quote comes by ${formatCalendarWeekday(lastDay)}.`;
}
