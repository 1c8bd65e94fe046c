import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/tables/accounts.table.ts';

/**
 * How often each account has saved within the current minute, which begins with its first save. All processes of the
 * site count here.
 */
export const projectSaveCounts = pgTable('project_save_counts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** By the database's clock, which measures elapsed time for all processes. */
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  count: integer().notNull(),
});
