import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core';

/** Exceptions to the business-day rule (D9). */
export const closedDays = pgTable('closed_days', {
  date: date({ mode: 'string' }).primaryKey(),
  /** True for a closed business day, false for a holiday on which the business is open. */
  isClosed: boolean('is_closed').notNull(),
  label: text().notNull(),
});
