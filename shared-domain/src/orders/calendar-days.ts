import { addDays, type CalendarDate, calendarDate, weekday } from '../time/calendar-date.ts';
import type { BusinessCalendar } from './business-calendar.ts';
import { federalHolidayOn } from './federal-holidays.ts';
import type { CalendarDay } from './order-views.ts';

/** A weekday on which we are closed, or open though it is a holiday. */
export interface ListedDay {
  readonly date: CalendarDate;
  readonly label: string;
  /** By the rule of federal holidays, or by a day of the staff's. */
  readonly kind: 'holiday' | 'closed' | 'open';
}

/** The calendar that deadlines are counted by, from the days that staff keep. */
export function businessCalendarOf(days: readonly CalendarDay[]): BusinessCalendar {
  const datesOf = (wanted: boolean) =>
    days.filter(({ isClosed }) => isClosed === wanted).map(({ date }) => date);
  return { closed: datesOf(true), open: datesOf(false) };
}

/** The holidays of a year as they are observed, and the days on which staff depart from them, by date (D9). */
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

/** Why a day cannot be added to the calendar, with what to do; null if it can (D9). */
export function calendarDayProblem(
  { date, isClosed }: Pick<CalendarDay, 'date' | 'isClosed'>,
  days: readonly CalendarDay[],
  today: CalendarDate,
): string | null {
  if (date < today) return 'Choose a day from today on: promises that were made do not move';
  if (days.some((day) => day.date === date)) return 'This day is listed already. Remove it there first';
  if (weekday(date) % 6 === 0) return 'A weekend never is a business day. Choose a weekday';
  const holiday = federalHolidayOn(date);
  if (isClosed && holiday) return `We are closed on this day anyway: ${holiday}`;
  if (!isClosed && !holiday) return 'We are open on this day anyway. Choose a holiday to open on';
  return null;
}
