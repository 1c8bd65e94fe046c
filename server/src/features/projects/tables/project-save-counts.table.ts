import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/tables/accounts.table.ts';

/**
 * The number of times that each account saved projects in its current minute. The first save after that minute starts a
 * new minute. All server processes share these counts.
 */
export const projectSaveCounts = pgTable('project_save_counts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Start of the minute by the database's clock, which all server processes share. */
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  count: integer().notNull(),
});
