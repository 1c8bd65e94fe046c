import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core';

/** The days on which the site departs from the rule of its calendar (D9). */
export const closedDays = pgTable('closed_days', {
  date: date({ mode: 'string' }).primaryKey(),
  /** Closed, or open though it is a holiday. */
  isClosed: boolean('is_closed').notNull(),
  label: text().notNull(),
});
