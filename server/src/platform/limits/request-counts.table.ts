import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Requests of clients within time windows, counted by all servers. The table is unlogged. A crash of the database
 * empties it, which only restarts the time windows.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** The type of count, followed by a hash of the client. */
    key: text().primaryKey(),
    count: integer().notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('request_counts_ends_at').on(table.endsAt)],
);
