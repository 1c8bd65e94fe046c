import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Requests of clients within time windows, counted by all servers. A database crash empties the unlogged table, which
 * only restarts the windows.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** The type of count, and a hash of the client. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('request_counts_ends_at').on(table.endsAt)],
);
