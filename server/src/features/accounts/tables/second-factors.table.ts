import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.table.ts';

/** Authenticator apps. Their secrets and backup codes are encrypted (see engine/secret-box.ts). */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** False until the first code is confirmed. Logins require no code until then. */
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** Time step of the last used code, in half minutes since 1970. Codes up to this step are refused. */
    lastStep: bigint('last_step', { mode: 'number' }),
  },
  (table) => [index('second_factors_account').on(table.userId)],
);
