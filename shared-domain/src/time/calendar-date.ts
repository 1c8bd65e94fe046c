/** A calendar day, such as '2026-11-20'. */
export type CalendarDate = string;

const msPerDay = 86_400_000;

const asUtc = (date: CalendarDate) => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (time: number): CalendarDate => new Date(time).toISOString().slice(0, 10);

/** Returns whether a string is an existing day, unlike '2026-02-30'. */
export function isCalendarDate(text: string): text is CalendarDate {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(asUtc(text)) && fromUtc(asUtc(text)) === text;
}

/** Adds days to a date. A negative number of days gives an earlier date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromUtc(asUtc(date) + days * msPerDay);
}

/** Returns the weekday, from 0 for Sunday to 6 for Saturday. */
export function weekday(date: CalendarDate): number {
  return new Date(asUtc(date)).getUTCDay();
}

/**
 * Returns the first Sunday on or after a date, as midnight UTC in milliseconds since 1970.
 * @param month - 1 to 12
 */
export function sundayFrom(year: number, month: number, day: number): number {
  const first = Date.UTC(year, month - 1, day);
  return first + ((7 - new Date(first).getUTCDay()) % 7) * msPerDay;
}

export function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

/**
 * Returns a calendar date.
 * @param month - 1 to 12
 */
export function calendarDate(year: number, month: number, day: number): CalendarDate {
  return fromUtc(Date.UTC(year, month - 1, day));
}

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/** Formats a date: 'November 20, 2026'. */
export function formatCalendarDate(date: CalendarDate): string {
  return `${monthAndDay(date)}, ${yearOf(date)}`;
}

/** Formats a date with its weekday: 'Friday, November 20'. */
export function formatCalendarWeekday(date: CalendarDate): string {
  return `${weekdays[weekday(date)]}, ${monthAndDay(date)}`;
}

function monthAndDay(date: CalendarDate): string {
  return `${months[Number(date.slice(5, 7)) - 1]} ${Number(date.slice(8, 10))}`;
}
