import { policy } from '../policy/policy.ts';
import { addDays, type CalendarDate, calendarDate, weekday, yearOf } from '../time/calendar-date.ts';

type Holiday = (typeof policy.calendar.federalHolidays)[number];

const [sunday, monday, thursday, saturday] = [0, 1, 4, 6];

const fixed = (month: number, day: number) => (year: number) => calendarDate(year, month, day);

/** Returns a function that finds a date in a year, such as the third Monday of January for `nth(3, monday, 1)`. */
const nth = (n: number, day: number, month: number) => (year: number) => {
  const first = calendarDate(year, month, 1);
  return addDays(first, ((day - weekday(first) + 7) % 7) + (n - 1) * 7);
};

const lastMondayOfMay = (year: number) => {
  const last = calendarDate(year, 5, 31);
  return addDays(last, -((weekday(last) - monday + 7) % 7));
};

/** Functions that return the date of each holiday in a year (5 U.S.C. 6103). */
const dateOf: Readonly<Record<Holiday, (year: number) => CalendarDate>> = {
  'New Year’s Day': fixed(1, 1),
  'Birthday of Martin Luther King, Jr.': nth(3, monday, 1),
  'Washington’s Birthday': nth(3, monday, 2),
  'Memorial Day': lastMondayOfMay,
  Juneteenth: fixed(6, 19),
  'Independence Day': fixed(7, 4),
  'Labor Day': nth(1, monday, 9),
  'Columbus Day': nth(2, monday, 10),
  'Veterans Day': fixed(11, 11),
  'Thanksgiving Day': nth(4, thursday, 11),
  'Christmas Day': fixed(12, 25),
};

/** Returns the observed day of a holiday: Friday for a Saturday, Monday for a Sunday. */
function observed(date: CalendarDate): CalendarDate {
  if (weekday(date) === saturday) return addDays(date, -1);
  return weekday(date) === sunday ? addDays(date, 1) : date;
}

/**
 * Returns the federal holiday observed on a day, or null. New Year's Day can be observed on December 31 of the previous
 * year.
 */
export function federalHolidayOn(date: CalendarDate): Holiday | null {
  const year = yearOf(date);
  const isObserved = (holiday: Holiday) =>
    [year, year + 1].some((of) => observed(dateOf[holiday](of)) === date);
  return policy.calendar.federalHolidays.find(isObserved) ?? null;
}

/** Returns whether a federal holiday is observed on a day. */
export function isFederalHoliday(date: CalendarDate): boolean {
  return federalHolidayOn(date) !== null;
}
