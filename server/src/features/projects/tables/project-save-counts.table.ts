import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/tables/accounts.table.ts';

/**
 * The number of times that each account saved projects in its current minute. A minute begins with the first save after
 * the previous minute has ended. All server processes share these counts.
 */
export const projectSaveCounts = pgTable('project_save_counts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Start of the minute by the database's clock, which all server processes share. */
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  count: integer().notNull(),
});
