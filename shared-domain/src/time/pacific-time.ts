import { type CalendarDate, formatCalendarDate, formatCalendarWeekday, sundayFrom } from './calendar-date.ts';

/** Time zone of the company, used for business days, deadlines and all times that staff see. */
export const companyTimeZone = 'America/Los_Angeles';

const msPerHour = 3_600_000;

/**
 * Returns the milliseconds to add to a UTC time to get Pacific time, which is a negative number. Daylight saving time
 * begins at 2:00 on the second Sunday of March and ends at 2:00 on the first Sunday of November (15 U.S.C. 260a, since
 * 2007). Does not use Intl.DateTimeFormat, because browsers need longer to load its data than to hydrate a page (ADR
 * 91).
 * @param time - milliseconds since 1970
 */
function pacificOffset(time: number): number {
  const year = new Date(time).getUTCFullYear();
  const begins = sundayFrom(year, 3, 8) + 10 * msPerHour;
  const ends = sundayFrom(year, 11, 1) + 9 * msPerHour;
  return (time >= begins && time < ends ? -7 : -8) * msPerHour;
}

/**
 * Converts an ISO 8601 time to a Pacific value for a datetime-local field, such as '2026-11-20T15:04'. Returns '' if
 * the time is missing or invalid.
 */
export function toPacificInput(timestamp: string | undefined): string {
  const time = Date.parse(timestamp ?? '');
  return Number.isNaN(time) ? '' : new Date(time + pacificOffset(time)).toISOString().slice(0, 16);
}

/**
 * Converts the Pacific time from a datetime-local field to ISO 8601. Returns null if the value is invalid. A time in
 * the hour that daylight saving time skips is moved one hour later. A time in the hour that occurs twice becomes one
 * of the two possible times.
 */
export function fromPacificInput(typed: string): string | null {
  const asUtc = Date.parse(`${typed}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) || Number.isNaN(asUtc)) return null;
  const wholeMinute = Math.floor(asUtc / 60_000) * 60_000;
  const first = wholeMinute - pacificOffset(wholeMinute);
  return new Date(wholeMinute - pacificOffset(first)).toISOString();
}

/**
 * Returns the Pacific calendar date of a time.
 * @param timestamp ISO 8601
 */
export function pacificDate(timestamp: string): CalendarDate {
  return toPacificInput(timestamp).slice(0, 10);
}

/**
 * Formats a time as a Pacific date, such as 'November 20, 2026'.
 * @param timestamp ISO 8601
 */
export const formatDay = (timestamp: string) => formatCalendarDate(pacificDate(timestamp));

/**
 * Formats a time as a Pacific weekday and date, such as 'Friday, November 20'.
 * @param timestamp ISO 8601
 */
export const formatWeekday = (timestamp: string) => formatCalendarWeekday(pacificDate(timestamp));

/**
 * Formats the Pacific time of day, such as '3:04 PM'.
 * @param timestamp ISO 8601
 */
export function formatClock(timestamp: string): string {
  const [hour = '', minute = ''] = toPacificInput(timestamp).slice(11).split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}

/**
 * Formats a time as a short Pacific date, such as 'Nov 20, 2026'.
 * @param timestamp ISO 8601
 */
export const formatShortDay = (timestamp: string) => formatDay(timestamp).replace(/^(\w{3})\w*/, '$1');

/**
 * Formats a time in Pacific time, such as 'Nov 20, 2026, 3:04 PM'.
 * @param timestamp ISO 8601
 */
export const formatMoment = (timestamp: string) => `${formatShortDay(timestamp)}, ${formatClock(timestamp)}`;
