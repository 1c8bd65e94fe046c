import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core';

/** Exceptions to the rule for business days (D9). */
export const closedDays = pgTable('closed_days', {
  date: date({ mode: 'string' }).primaryKey(),
  /** Whether the day is closed; if not, it is open despite being a holiday. */
  isClosed: boolean('is_closed').notNull(),
  label: text().notNull(),
});
