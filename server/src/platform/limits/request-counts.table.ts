import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Each row counts one client's requests, or units such as uploaded kilobytes, in a time window across all servers.
 * The table is unlogged: a database crash empties it, and the counts start again.
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
