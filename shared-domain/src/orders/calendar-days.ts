import { addDays, type CalendarDate, calendarDate, weekday } from '../time/calendar-date.ts';
import type { BusinessCalendar } from './business-calendar.ts';
import type { CalendarDay } from './calendar-day.schema.ts';
import { federalHolidayOn } from './federal-holidays.ts';

/** A holiday, or a weekday that staff closed, or a holiday that staff opened. */
export interface ListedDay {
  readonly date: CalendarDate;
  readonly label: string;
  readonly kind: 'holiday' | 'closed' | 'open';
}

/** Returns a calendar for computing deadlines, with the days that staff closed or opened. */
export function businessCalendarOf(days: readonly CalendarDay[]): BusinessCalendar {
  const datesOf = (wanted: boolean) =>
    days.filter(({ isClosed }) => isClosed === wanted).map(({ date }) => date);
  return { closed: datesOf(true), open: datesOf(false) };
}

/** Lists a year's observed holidays and the days that staff closed or opened, in date order (D9). */
export function listedDaysOf(year: number, days: readonly CalendarDay[]): ListedDay[] {
  const listed: ListedDay[] = [];
  const end = calendarDate(year + 1, 1, 1);
  for (let date = calendarDate(year, 1, 1); date < end; date = addDays(date, 1)) {
    const own = days.find((day) => day.date === date);
    const holiday = federalHolidayOn(date);
    if (own) listed.push({ date, label: own.label || holiday || '', kind: own.isClosed ? 'closed' : 'open' });
    else if (holiday) listed.push({ date, label: holiday, kind: 'holiday' });
  }
  return listed;
}

/** Returns why a day cannot be added to the calendar, or null (D9). */
export function calendarDayProblem(
  { date, isClosed }: Pick<CalendarDay, 'date' | 'isClosed'>,
  days: readonly CalendarDay[],
  today: CalendarDate,
): string | null {
  if (date < today) return 'Choose today or a later day: deadlines already promised do not move';
  if (days.some((day) => day.date === date)) return 'This day is already listed. Remove it first';
  if (weekday(date) % 6 === 0) return 'Weekends are never business days. Choose a weekday';
  const holiday = federalHolidayOn(date);
  if (isClosed && holiday) return `We’re already closed on this day: ${holiday}`;
  if (!isClosed && !holiday) return 'We’re already open on this day. Choose a holiday to open on';
  return null;
}
