import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../platform/clock/stored-at.ts';

/**
 * The audit log: changes and their authors, and who viewed customer data. A change's entry is written in the
 * transaction of the change. Entries outlive the accounts that they mention.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: storedAt('at'),
    /** Null for changes without an account, such as those by commands and site updates. */
    accountId: uuid('account_id'),
    /** Account name at the time, or the source of a change without an account. */
    by: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb().$type<unknown>(),
    after: jsonb().$type<unknown>(),
  },
  (table) => [
    index('audit_entries_at').on(table.at),
    index('audit_entries_subject').on(table.subject, table.id),
  ],
);
