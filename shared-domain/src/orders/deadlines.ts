import { policy } from '../policy/policy.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { fromPacificInput, pacificDate } from '../time/pacific-time.ts';
import { type BusinessCalendar, businessDayAfter, isBusinessDay } from './business-calendar.ts';
import type { RushPromise } from './order-offer.schema.ts';

/** A time in UTC, with milliseconds and Z. */
export type Instant = string;

/** The last day of a period and the Pacific midnight that ends it. Events before that instant are on time. */
export interface Deadline {
  readonly lastDay: CalendarDate;
  readonly dueAt: Instant;
}

const { fullService, orders } = policy;
const rushCutoff = clockTime(orders.rushCutoffTime);
const rushTime = clockTime(orders.rushEmailTime);

/** Converts a 12-hour time to 24 hours, such as '3:00 pm' to '15:00'. */
function clockTime(text: string): string {
  const [, hour = '', minute = '', half = ''] = /^(\d{1,2}):(\d\d) ([ap])m$/.exec(text) ?? [];
  return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/**
 * Returns the instant when clocks in California show the given time, such as '15:00', on a date.
 * @throws RangeError if the date is invalid
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

/** Returns the report deadline, counted from a submission or resubmission (D9). */
export function reportDue(from: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(from, orders.reportDueBusinessDays, calendar);
}

/** Returns the deadline for quoting plans that arrive at the given instant (P3). */
export function quoteDue(from: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(from, fullService.quoteDueBusinessDays, calendar);
}

/**
 * Returns the deadline for telling the customer what must change for the project to comply (D9). The deadline is
 * counted from a submission or resubmission.
 */
export function contactDue(from: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(from, orders.nonComplianceContactBusinessDays, calendar);
}

/** Returns the deadline for the customer's answer. */
export function responseDue(contactedAt: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(contactedAt, orders.customerResponseBusinessDays, calendar);
}

/** Returns whether a deadline has passed. A time exactly at the deadline is late. */
export function isPast(dueAt: Instant, now: Instant): boolean {
  return Date.parse(now) >= Date.parse(dueAt);
}

/**
 * Returns the rush promise: the same day for orders before the cutoff on a business day, and the next business day for
 * others (D9).
 */
export function rushPromise(submittedAt: Instant, calendar?: BusinessCalendar): RushPromise {
  const date = pacificDate(submittedAt);
  const cutoff = pacificInstant(date, rushCutoff);
  const sameDay = isBusinessDay(date, calendar) && Date.parse(submittedAt) < Date.parse(cutoff);
  const promiseDate = sameDay ? date : businessDayAfter(date, 1, calendar);
  return { sameDay, promiseDate, promiseAt: pacificInstant(promiseDate, rushTime) };
}

const msPerHour = 3_600_000;

/**
 * Returns the last instant when an order can be canceled free of charge. The period is counted in elapsed hours,
 * regardless of daylight saving time.
 */
export function cancelUntil(submittedAt: Instant): Instant {
  return new Date(Date.parse(submittedAt) + orders.cancelWindowHours * msPerHour).toISOString();
}

/**
 * Returns the expected day of arrival of mailed copies, which is shown but not promised. Rush copies are mailed
 * overnight.
 */
export function mailArrival(mailedAt: Instant, rush = false, calendar?: BusinessCalendar): CalendarDate {
  return businessDayAfter(pacificDate(mailedAt), rush ? 1 : orders.mailBusinessDays, calendar);
}
