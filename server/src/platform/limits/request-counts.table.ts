import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Requests from clients within a window of time, counted by several servers. The table is unlogged: a database crash
 * loses only about a minute of counts.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** The kind of count, and a hash of the client. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('request_counts_ends_at').on(table.endsAt)],
);
