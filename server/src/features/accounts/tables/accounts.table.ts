import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../../platform/clock/stored-at.ts';

export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Unique regardless of case. */
    name: text().notNull(),
    /** In lowercase. */
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    enabled: boolean().notNull().default(true),
    /** Replaced when the password, email address, roles or `enabled` changes, to invalidate emailed links. */
    securityStamp: uuid('security_stamp').notNull().defaultRandom(),
    createdAt: storedAt('created_at'),
    updatedAt: storedAt('updated_at'),
    /** Whether the account gets an email about each new order or case that it is permitted to work on. */
    onDuty: boolean('on_duty').notNull().default(false),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('accounts_name').on(sql`lower(${table.name})`),
    check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Password hashes (scrypt), one per account (see engine/password-hash.ts). */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    password: text(),
    createdAt: storedAt('created_at'),
    updatedAt: storedAt('updated_at'),
  },
  (table) => [index('credentials_account').on(table.userId)],
);
