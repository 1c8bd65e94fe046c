import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Accounts that can log in. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The account name; case-insensitive. */
    name: text().notNull(),
    /** In lower case. */
    email: text().notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Unused: for releases that ran on better-auth, as `engineSessions` is. */
    image: text(),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** False locks the account out (H6). */
    enabled: boolean().notNull().default(true),
    /**
     * Changes with password, address and state; a mailed link is valid only while the stamp is the one it was issued
     * with.
     */
    securityStamp: uuid('security_stamp').notNull().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    lastLoginAt: timestamp('last_login_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('accounts_name').on(sql`lower(${table.name})`),
    check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

/**
 * Password hashes (scrypt); see engine/password-hash.ts. The columns from `accessToken` to `scope` are unused, like
 * `engineSessions`.
 */
export const credentials = pgTable(
  'credentials',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ofAccount(),
    accountId: text('provider_account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true }),
    scope: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('credentials_account').on(table.userId)],
);

/**
 * Unused. Releases that ran on better-auth write here at each login, and may still run beside this one while a site is
 * restarted, or again after it: the table goes with the release after this (decision 34).
 */
export const engineSessions = pgTable('engine_sessions', {
  id: uuid().primaryKey().defaultRandom(),
  userId: ofAccount(),
  token: text().notNull().unique(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Second steps of logins that were under way. Unused, as `engineSessions` is. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** A hash, so that a copy of the database gives no access. */
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires').on(table.expiresAt),
  ],
);
