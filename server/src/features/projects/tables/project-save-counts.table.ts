import { integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from '../../accounts/tables/accounts.table.ts';

/** How often each account has saved since a moment, which begins anew after a minute: every process of the site counts here. */
export const projectSaveCounts = pgTable('project_save_counts', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** By the database's clock: what counts is time that passes. */
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  count: integer().notNull(),
});
