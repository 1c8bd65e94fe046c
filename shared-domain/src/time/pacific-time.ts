import { type CalendarDate, formatCalendarDate, formatCalendarWeekday, sundayFrom } from './calendar-date.ts';

/** Time zone for business days, deadlines and staff. */
export const companyTimeZone = 'America/Los_Angeles';

const msPerHour = 3_600_000;

/**
 * Returns the milliseconds to add to UTC for Pacific time, a negative number. Daylight saving time lasts from 2:00 on
 * the second Sunday of March to 2:00 on the first Sunday of November (15 U.S.C. 260a, since 2007). Does not use
 * Intl.DateTimeFormat, because loading its locale data delays the hydration of a page (ADR 91).
 * @param time - in milliseconds since 1970
 */
function pacificOffset(time: number): number {
  const year = new Date(time).getUTCFullYear();
  const begins = sundayFrom(year, 3, 8) + 10 * msPerHour;
  const ends = sundayFrom(year, 11, 1) + 9 * msPerHour;
  return (time >= begins && time < ends ? -7 : -8) * msPerHour;
}

/**
 * Converts ISO 8601 to a Pacific datetime-local value, such as '2026-11-20T15:04'. Returns '' if the time is missing or
 * invalid.
 */
export function toPacificInput(timestamp: string | undefined): string {
  const time = Date.parse(timestamp ?? '');
  return Number.isNaN(time) ? '' : new Date(time + pacificOffset(time)).toISOString().slice(0, 16);
}

/**
 * Converts a Pacific datetime-local value to ISO 8601. Returns null if the value is invalid. Seconds are dropped. When
 * daylight saving begins, a time in the skipped hour becomes the time one hour earlier. When it ends, a time in the
 * repeated hour becomes the first of its two times. A day from 29 to 31 that the month does not have, such as
 * February 30, becomes a day of the next month.
 */
export function fromPacificInput(typed: string): string | null {
  const asUtc = Date.parse(`${typed}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) || Number.isNaN(asUtc)) return null;
  const wholeMinute = Math.floor(asUtc / 60_000) * 60_000;
  const first = wholeMinute - pacificOffset(wholeMinute);
  return new Date(wholeMinute - pacificOffset(first)).toISOString();
}

/** Returns the Pacific date of an ISO 8601 time. */
export function pacificDate(timestamp: string): CalendarDate {
  return toPacificInput(timestamp).slice(0, 10);
}

/** Formats an ISO 8601 time as a Pacific date: 'November 20, 2026'. */
export const formatDay = (timestamp: string) => formatCalendarDate(pacificDate(timestamp));

/** Formats an ISO 8601 time as Pacific weekday and date: 'Friday, November 20'. */
export const formatWeekday = (timestamp: string) => formatCalendarWeekday(pacificDate(timestamp));

/** Formats an ISO 8601 time as Pacific time of day: '3:04 PM'. */
export function formatClock(timestamp: string): string {
  const [hour = '', minute = ''] = toPacificInput(timestamp).slice(11).split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/** Formats an ISO 8601 time as a short Pacific date: 'Nov 20, 2026'. */
export const formatShortDay = (timestamp: string) => formatDay(timestamp).replace(/^(\w{3})\w*/, '$1');

/** Formats an ISO 8601 time in Pacific time: 'Nov 20, 2026, 3:04 PM'. */
export const formatMoment = (timestamp: string) => `${formatShortDay(timestamp)}, ${formatClock(timestamp)}`;
