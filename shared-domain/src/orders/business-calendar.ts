import { addDays, type CalendarDate, weekday } from '../time/calendar-date.ts';
import { isFederalHoliday } from './federal-holidays.ts';

/** Exceptions to business days, entered by staff. A date in both lists is closed, and weekends are always closed. */
export interface BusinessCalendar {
  readonly closed?: readonly CalendarDate[];
  /** Holidays that count as business days. */
  readonly open?: readonly CalendarDate[];
}

/**
 * Returns whether a date is a business day (D9): Monday to Friday, not closed by staff, and not an observed federal
 * holiday unless opened by staff.
 */
export function isBusinessDay(
  date: CalendarDate,
  { closed = [], open = [] }: BusinessCalendar = {},
): boolean {
  if (weekday(date) % 6 === 0 || closed.includes(date)) return false;
  return open.includes(date) || !isFederalHoliday(date);
}

/**
 * Returns the n-th business day after a date.
 * @throws RangeError if the calendar has too few business days
 */
export function businessDayAfter(
  date: CalendarDate,
  days: number,
  calendar?: BusinessCalendar,
): CalendarDate {
  const lastTry = days * 7 + 3660;
  let left = days;
  for (let offset = 1; offset <= lastTry; offset++) {
    const next = addDays(date, offset);
    if (isBusinessDay(next, calendar)) left -= 1;
    if (left <= 0) return next;
  }
  throw new RangeError(`The calendar has no ${days} business days after ${date}. Open some.`);
}
