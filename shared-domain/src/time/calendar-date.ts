/** A calendar day, such as '2026-11-20'. */
export type CalendarDate = string;

const msPerDay = 86_400_000;

const asUtc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (time: number): CalendarDate => new Date(time).toISOString().slice(0, 10);

/** Returns whether a string is an existing calendar day. '2026-02-30', for example, is not. */
export function isCalendarDate(text: string): text is CalendarDate {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(asUtc(text)) && fromUtc(asUtc(text)) === text;
}

/** Returns the date that is a number of days later, or earlier if the number is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc(asUtc(date) + days * msPerDay);
}

/** Returns the day of the week, from 0 for Sunday to 6 for Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(asUtc(date)).getUTCDay();
}

/** Returns the year of a date. */
export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/**
 * Returns a calendar date.
 * @param month 1 to 12
 */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  return fromUtc(Date.UTC(year, month - 1, day));
}
