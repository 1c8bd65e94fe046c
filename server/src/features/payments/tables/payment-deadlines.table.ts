import { sql } from 'drizzle-orm';
import { date, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** When invoices are due, and which reminders were sent. Removed with their invoice by a trigger. */
export const paymentDeadlines = pgTable(
  'payment_deadlines',
  {
    /** The charge of an order, or the invoice of a case. */
    payableId: uuid('payable_id').primaryKey(),
    /** The last day of payment, in California. */
    dueOn: date('due_on').notNull(),
    /** When the reminders were sent, or became unnecessary. */
    earlyReminderAt: instant('early_reminder_at'),
    lateReminderAt: instant('late_reminder_at'),
  },
  (table) => [index('payment_deadlines_open').on(table.dueOn).where(sql`${table.lateReminderAt} is null`)],
);
