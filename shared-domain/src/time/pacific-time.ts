import type { CalendarDate } from './calendar-date.ts';

/** The company's time zone, for business days, deadlines and all times that staff see. */
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

/** Formats a time as 'November 20, 2026', in Pacific time. @param timestamp ISO 8601 */
export const formatDay = (timestamp: string) => day.format(new Date(timestamp));

/** Formats a calendar date as 'November 20, 2026'. */
export const formatCalendarDate = (date: CalendarDate) => formatDay(`${date}T20:00:00Z`);

/** Formats a time as 'Friday, November 20', in Pacific time. @param timestamp ISO 8601 */
export const formatWeekday = (timestamp: string) => weekdayWords.format(new Date(timestamp));

/** Formats a calendar date as 'Friday, November 20'. */
export const formatCalendarWeekday = (date: CalendarDate) => formatWeekday(`${date}T20:00:00Z`);

/**
 * Formats a time as 'Nov 20, 2026, 3:04 PM', in Pacific time, with the same spaces in every program. @param timestamp
 * ISO 8601
 */
export const formatMoment = (timestamp: string) => moment.format(new Date(timestamp)).replaceAll(/\s/g, ' ');

/**
 * Converts an ISO 8601 time to the value of a datetime-local field, in Pacific time: '2026-11-20T15:04'; '' if there is
 * none.
 */
export function toPacificInput(timestamp: string | undefined): string {
  const date = new Date(timestamp ?? '');
  return Number.isNaN(date.getTime()) ? '' : clock.format(date).replace(' ', 'T');
}

/**
 * Converts the Pacific time of a datetime-local field to ISO 8601; null if it is invalid. An hour that the change to
 * summer time skips becomes the next hour; an hour that the change back repeats becomes one of the two.
 */
export function fromPacificInput(typed: string): string | null {
  const asUtc = Date.parse(`${typed}Z`);
  if (!/^\d{4,}-\d\d-\d\dT\d\d:\d\d/.test(typed) || Number.isNaN(asUtc)) return null;
  const offsetAt = (time: number) => Date.parse(`${toPacificInput(new Date(time).toISOString())}Z`) - time;
  const wholeMinute = Math.floor(asUtc / 60_000) * 60_000;
  const first = wholeMinute - offsetAt(wholeMinute);
  return new Date(wholeMinute - offsetAt(first)).toISOString();
}
