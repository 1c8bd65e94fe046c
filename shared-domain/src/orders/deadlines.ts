import { policy } from '../policy/policy.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { fromPacificInput, toPacificInput } from '../time/pacific-time.ts';
import { type BusinessCalendar, businessDayAfter, isBusinessDay } from './business-calendar.ts';
import type { RushPromise } from './order-offer.schema.ts';

/** A moment in UTC, with milliseconds and Z. */
export type Instant = string;

/** The last day of a period, and the Pacific midnight that ends it. Events before that instant are on time. */
export interface Deadline {
  readonly lastDay: CalendarDate;
  readonly dueAt: Instant;
}

const { fullService, orders } = policy;
const rushCutoff = clockTime(orders.rushCutoffTime);
const rushTime = clockTime(orders.rushEmailTime);

/** Converts '3:00 pm' to '15:00'. */
function clockTime(text: string): string {
  const [, hour = '', minute = '', half = ''] = /^(\d{1,2}):(\d\d) ([ap])m$/.exec(text) ?? [];
  return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** Returns the Pacific calendar day of a moment. */
export function pacificDate(instant: Instant): CalendarDate {
  return toPacificInput(instant).slice(0, 10);
}

/**
 * Returns the moment at which clocks in California show a time ('15:00') on a day. @throws RangeError for an invalid
 * date
 */
export function pacificInstant(date: CalendarDate, time: string): Instant {
  const instant = fromPacificInput(`${date}T${time}`);
  if (instant === null) throw new RangeError(`${date} is not a date`);
  return instant;
}

/** Returns the deadline that ends with this day. */
export function endOf(lastDay: CalendarDate): Deadline {
  return { lastDay, dueAt: pacificInstant(addDays(lastDay, 1), '00:00') };
}

function endOfBusinessDay(from: Instant, days: number, calendar?: BusinessCalendar): Deadline {
  return endOf(businessDayAfter(pacificDate(from), days, calendar));
}

/** Returns when a report is due, counted from a submission or resubmission (D9). */
export function reportDue(from: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(from, orders.reportDueBusinessDays, calendar);
}

/** Returns the deadline of the quote for plans that arrive at this instant (P3). */
export function quoteDue(from: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(from, fullService.quoteDueBusinessDays, calendar);
}

/**
 * Returns the deadline for telling the customer what a project needs to comply, counted from a submission or
 * resubmission (D9).
 */
export function contactDue(from: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(from, orders.nonComplianceContactBusinessDays, calendar);
}

/** Returns the deadline for the customer's answer. */
export function responseDue(contactedAt: Instant, calendar?: BusinessCalendar): Deadline {
  return endOfBusinessDay(contactedAt, orders.customerResponseBusinessDays, calendar);
}

/** Whether a deadline has passed: `now` is at or after it. */
export function isPast(dueAt: Instant, now: Instant): boolean {
  return Date.parse(now) >= Date.parse(dueAt);
}

/**
 * Returns the rush promise: the same day for orders before the cutoff on a business day, else the next business day
 * (D9).
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
 * Returns the last instant at which an order can be cancelled free of charge, in elapsed hours, regardless of clock
 * changes.
 */
export function cancelUntil(submittedAt: Instant): Instant {
  return new Date(Date.parse(submittedAt) + orders.cancelWindowHours * msPerHour).toISOString();
}

/** Returns the expected day of arrival of mailed copies; rush goes out overnight. Shown, not promised. */
export function mailArrival(mailedAt: Instant, rush = false, calendar?: BusinessCalendar): CalendarDate {
  return businessDayAfter(pacificDate(mailedAt), rush ? 1 : orders.mailBusinessDays, calendar);
}
