import { sql } from 'drizzle-orm';
import { date, index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Due dates of payables that are paid by invoice. A trigger deletes each row when its payable is deleted. */
export const paymentDeadlines = pgTable(
  'payment_deadlines',
  {
    /** Id of an order's charge or a case's invoice. */
    payableId: uuid('payable_id').primaryKey(),
    /** Due date, in California time. */
    dueOn: date('due_on').notNull(),
    /** Times when the reminders were sent or became unnecessary. */
    earlyReminderAt: instant('early_reminder_at'),
    lateReminderAt: instant('late_reminder_at'),
  },
  (table) => [index('payment_deadlines_open').on(table.dueOn).where(sql`${table.lateReminderAt} is null`)],
);
