import type { CalendarDate } from './calendar-date.ts';

/** Time zone of the company, used for business days, deadlines and all times that staff see. */
export const companyTimeZone = 'America/Los_Angeles';

const timeZone = companyTimeZone;
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
const weekdayWords = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone,
});
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/**
 * Formats a time as a Pacific date, such as 'November 20, 2026'.
 * @param timestamp ISO 8601
 */
export const formatDay = (timestamp: string) => day.format(new Date(timestamp));

/** Formats a calendar date, such as 'November 20, 2026'. */
export const formatCalendarDate = (date: CalendarDate) => formatDay(`${date}T20:00:00Z`);

/**
 * Formats a time as a Pacific weekday and date, such as 'Friday, November 20'.
 * @param timestamp ISO 8601
 */
export const formatWeekday = (timestamp: string) => weekdayWords.format(new Date(timestamp));

/** Formats a calendar date with its weekday, such as 'Friday, November 20'. */
export const formatCalendarWeekday = (date: CalendarDate) => formatWeekday(`${date}T20:00:00Z`);

/**
 * Formats a time in Pacific time, such as 'Nov 20, 2026, 3:04 PM'. The spaces are the same in every environment.
 * @param timestamp ISO 8601
 */
export const formatMoment = (timestamp: string) => moment.format(new Date(timestamp)).replaceAll(/\s/g, ' ');

/**
 * Converts an ISO 8601 time to a Pacific value for a datetime-local field, such as '2026-11-20T15:04'. Returns '' if
 * the time is missing or invalid.
 */
export function toPacificInput(timestamp: string | undefined): string {
  const date = new Date(timestamp ?? '');
  return Number.isNaN(date.getTime()) ? '' : clock.format(date).replace(' ', 'T');
}

/**
 * Converts the Pacific time from a datetime-local field to ISO 8601. Returns null if the value is invalid. A time in
 * the hour that daylight saving time skips is moved one hour later. A time in the hour that occurs twice becomes one
 * of the two possible times.
 */
export function fromPacificInput(typed: string): string | null {
  const asUtc = Date.parse(`${typed}Z`);
  if (!/^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(typed) || Number.isNaN(asUtc)) return null;
  const offsetAt = (time: number) => Date.parse(`${toPacificInput(new Date(time).toISOString())}Z`) - time;
  const wholeMinute = Math.floor(asUtc / 60_000) * 60_000;
  const first = wholeMinute - offsetAt(wholeMinute);
  return new Date(wholeMinute - offsetAt(first)).toISOString();
}
