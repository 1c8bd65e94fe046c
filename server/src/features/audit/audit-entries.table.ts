import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../platform/clock/stored-at.ts';

/**
 * Every change and who made it, written in the transaction of the change. Entries outlive the accounts they refer to.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: storedAt('at'),
    /** Null if no account made it: registration, command line. */
    accountId: uuid('account_id'),
    /** The account name at that time, or the source of the change. */
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
