import { addDays, type CalendarDate } from '../time/calendar-date.ts';
import { formatWeekday, pacificDate } from '../time/pacific-time.ts';
import { type BusinessCalendar, isBusinessDay } from './business-calendar.ts';
import { type Instant, pacificInstant } from './deadlines.ts';
import { type Order, waitsForCustomer } from './order.ts';

/** Notices about an order's deadlines, for the customer or for staff. */
export type OrderNoticeName =
  | 'answer-soon'
  | 'answer-now'
  | 'due-today'
  | 'rush-soon'
  | 'rush-missed'
  | 'due-missed';

export interface OrderNotice {
  readonly notice: OrderNoticeName;
  readonly to: 'customer' | 'staff';
  readonly from: Instant;
  /** Deadline that the notice is about. Each notice is sent at most once per deadline. */
  readonly about: Instant;
}

const morning = '09:00';
const hourMs = 3_600_000;

function businessDayBefore(date: CalendarDate, days: number, calendar?: BusinessCalendar): CalendarDate {
  let left = days;
  let day = date;
  // The search goes back at most 366 days, because staff could mark all days of a year as closed.
  for (let tries = 0; left > 0 && tries < 366; tries++) {
    day = addDays(day, -1);
    if (isBusinessDay(day, calendar)) left -= 1;
  }
  return day;
}

/** Returns the last day before a midnight deadline. */
function lastDayOf(dueAt: Instant): CalendarDate {
  return pacificDate(new Date(Date.parse(dueAt) - 1).toISOString());
}

function noticesOf(order: Order, calendar?: BusinessCalendar): OrderNotice[] {
  const notices: OrderNotice[] = [];
  if (waitsForCustomer(order) && order.responseDueAt !== null) {
    const about = order.responseDueAt;
    const reminder = (days: number) =>
      pacificInstant(businessDayBefore(lastDayOf(about), days, calendar), morning);
    notices.push({ notice: 'answer-soon', to: 'customer', from: reminder(5), about });
    notices.push({ notice: 'answer-now', to: 'customer', from: reminder(1), about });
  }
  for (const { dueAt, rushDueAt, endedAt } of order.runs) {
    if (endedAt !== null) continue;
    if (rushDueAt !== null) {
      const hourBefore = new Date(Date.parse(rushDueAt) - hourMs).toISOString();
      notices.push({ notice: 'rush-soon', to: 'staff', from: hourBefore, about: rushDueAt });
      notices.push({ notice: 'rush-missed', to: 'staff', from: rushDueAt, about: rushDueAt });
    }
    notices.push({
      notice: 'due-today',
      to: 'staff',
      from: pacificInstant(lastDayOf(dueAt), morning),
      about: dueAt,
    });
    notices.push({ notice: 'due-missed', to: 'staff', from: dueAt, about: dueAt });
  }
  return notices.sort((one, other) => Date.parse(one.from) - Date.parse(other.from));
}

/** Returns the notices due by now, including those already sent, earliest first. */
export function noticesDue(order: Order, now: Instant, calendar?: BusinessCalendar): OrderNotice[] {
  return noticesOf(order, calendar).filter(({ from }) => Date.parse(from) <= Date.parse(now));
}

/** Returns the time of the next notice, or null if no notices remain. An event of the order can change the time. */
export function nextNoticeAt(order: Order, now: Instant, calendar?: BusinessCalendar): Instant | null {
  return noticesOf(order, calendar).find(({ from }) => Date.parse(from) > Date.parse(now))?.from ?? null;
}

/** Formats the midnight at the end of a day, such as 'the end of Wednesday, December 2'. */
export function deadlineWords(dueAt: Instant): string {
  return `the end of ${formatWeekday(new Date(Date.parse(dueAt) - 1).toISOString())}`;
}
