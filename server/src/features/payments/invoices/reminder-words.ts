import { type CalendarDate, formatCalendarDate } from '@title24/shared-domain';
import { formatCents } from '@title24/shared-domain/orders';

interface Reminded {
  readonly number: string;
  /** Whole cents. */
  readonly cents: number;
  readonly dueOn: CalendarDate;
  readonly isPastDue: boolean;
}

/** Returns the subject of a reminder. */
export function reminderSubject(number: string, dueOn: CalendarDate, isPastDue: boolean): string {
  return isPastDue
    ? `Invoice ${number} is past due`
    : `Reminder: invoice ${number} is due on ${formatCalendarDate(dueOn)}`;
}

/** Returns a reminder's first paragraph after the greeting. */
export function reminderWords({ number, cents, dueOn, isPastDue }: Reminded): string {
  const amount = formatCents(cents);
  return isPastDue
    ? `Invoice ${number} was due on ${formatCalendarDate(dueOn)}, and we have not received your payment of ${amount}. If you have sent it, please disregard this email.`
    : `Please pay ${amount} for invoice ${number} by ${formatCalendarDate(dueOn)}. If you have sent it, please disregard this email.`;
}
