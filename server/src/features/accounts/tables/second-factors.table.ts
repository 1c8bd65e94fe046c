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
    /** False until the first code was correct: logins require no code during an unfinished setup. */
    verified: boolean().notNull().default(true),
    /** Number of wrong codes in a row at logins. */
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    /** Until this time no code is accepted. */
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /**
     * The time step (half minutes since 1970) of the last used code: its code and earlier ones are not accepted again.
     */
    lastStep: bigint('last_step', { mode: 'number' }),
  },
  (table) => [index('second_factors_account').on(table.userId)],
);
