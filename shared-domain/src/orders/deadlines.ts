import { policy } from '../policy/policy.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { fromPacificInput, pacificDate } from '../time/pacific-time.ts';
import { type BusinessCalendar, businessDayAfter, isBusinessDay } from './business-calendar.ts';
import type { RushPromise } from './order-offer.schema.ts';

/** A time in UTC, with milliseconds and Z. */
export type Instant = string;

/** The last day of a period, and the Pacific midnight at its end. Events before this midnight are on time. */
export interface Deadline {
  readonly lastDay: CalendarDate;
  readonly dueAt: Instant;
}

const { fullService, orders } = policy;
const rushCutoff = clockTime(orders.rushCutoffTime);
const rushTime = clockTime(orders.rushEmailTime);

/** Converts a 12-hour time to a 24-hour time, such as '3:00 pm' to '15:00'. */
function clockTime(text: string): string {
  const [, hour = '', minute = '', half = ''] = /^(\d{1,2}):(\d\d) ([ap])m$/.exec(text) ?? [];
  return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/**
 * Returns the instant of a California time, such as '15:00', on a date.
 * @throws RangeError if the date or time cannot be parsed
 */
export function pacificInstant(date: CalendarDate, time: string): Instant {
  const instant = fromPacificInput(`${date}T${time}`);
  if (instant === null) throw new RangeError(`${date} is not a date`);
  return instant;
}

/** Returns the deadline at the end of the given day. */
export function endOf(lastDay: CalendarDate): Deadline {
  return { lastDay, dueAt: pacificInstant(addDays(lastDay, 1), '00:00') };
}

function endOfBusinessDay(from: Instant, days: number, calendar?: BusinessCalendar): Deadline {
  return endOf(businessDayAfter(pacificDate(from), days, calendar));
}

/** Returns the report deadline after a submission or resubmission (D9). */
export function reportDue(from: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(from, orders.reportDueBusinessDays, calendar);
}

/** Returns the deadline for quoting plans that arrive at this instant (P3). */
export function quoteDue(from: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(from, fullService.quoteDueBusinessDays, calendar);
}

/** Returns our deadline for asking the customer for changes after a submission or resubmission (D9). */
export function contactDue(from: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(from, orders.nonComplianceContactBusinessDays, calendar);
}

/** Returns the customer's deadline for answering a request for changes, or for submitting an unlocked revision. */
export function responseDue(contactedAt: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(contactedAt, orders.customerResponseBusinessDays, calendar);
}

/** Returns whether a deadline has passed. A time exactly at the deadline is late. */
export function isPast(dueAt: Instant, now: Instant): boolean {
  return Date.parse(now) >= Date.parse(dueAt);
}

/**
 * Returns the rush promise (D9): the same day for orders before the cutoff on a business day, otherwise the next
 * business day.
 */
export function rushPromise(submittedAt: Instant, calendar?: BusinessCalendar): RushPromise {
  const date = pacificDate(submittedAt);
  const cutoff = pacificInstant(date, rushCutoff);
  const sameDay = isBusinessDay(date, calendar) && Date.parse(submittedAt) < Date.parse(cutoff);
  const promiseDate = sameDay ? date : businessDayAfter(date, 1, calendar);
  return { sameDay, promiseDate, promiseAt: pacificInstant(promiseDate, rushTime) };
}

const msPerHour = 3_600_000;

/** Returns the last instant of free cancellation. Counts elapsed hours, regardless of daylight saving time. */
export function cancelUntil(submittedAt: Instant): Instant {
  return new Date(Date.parse(submittedAt) + orders.cancelWindowHours * msPerHour).toISOString();
}

/** Returns the expected arrival day of mailed copies. Rush copies are mailed overnight. */
export function mailArrival(mailedAt: Instant, rush = false, calendar?: BusinessCalendar): CalendarDate {
  return businessDayAfter(pacificDate(mailedAt), rush ? 1 : orders.mailBusinessDays, calendar);
}
