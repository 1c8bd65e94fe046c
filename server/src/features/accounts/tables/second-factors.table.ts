import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.table.ts';

/** Authenticator apps. Secret and backup codes are encrypted; see engine/secret-box.ts. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the first code was right: a set-up that was not finished asks for nothing. */
    verified: boolean().notNull().default(true),
    /** Wrong codes in a row at logins. */
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    /** No code is taken until then. */
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** The half minute since 1970 whose code was taken last: no code of it or of an earlier one is taken again. */
    lastStep: bigint('last_step', { mode: 'number' }),
  },
  (table) => [index('second_factors_account').on(table.userId)],
);
