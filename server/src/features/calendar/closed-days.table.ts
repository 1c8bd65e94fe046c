import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core';

/** Exceptions to the business-day rule (D9). */
export const closedDays = pgTable('closed_days', {
  date: date({ mode: 'string' }).primaryKey(),
  /** Whether the business is closed on this day. If false, the business is open despite a holiday. */
  isClosed: boolean('is_closed').notNull(),
  label: text().notNull(),
});
