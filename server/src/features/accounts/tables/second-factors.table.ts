import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.table.ts';

/** Authenticator apps. better-auth's model 'twoFactor'; secret and backup codes are encrypted with the site's secret. */
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
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    /** The half minute since 1970 whose code was taken last: no code of it or of an earlier one is taken again. */
    lastStep: bigint('last_step', { mode: 'number' }),
  },
  (table) => [index('second_factors_account').on(table.userId)],
);
