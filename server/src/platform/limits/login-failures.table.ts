import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counts of recent attempts. Each key stands for a client, an account name or an email address, for example. */
export const loginFailures = pgTable(
  'login_failures',
  {
    /** A hash, because users sometimes type a password as the account name. */
    key: text().primaryKey(),
    count: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('login_failures_last_at').on(table.lastAt)],
);
