import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../../platform/clock/stored-at.ts';
import { accounts } from './accounts.table.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent').notNull(),
    createdAt: storedAt('created_at'),
    lastUsedAt: storedAt('last_used_at'),
    /** Extended when the session is used, at most every five minutes. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expires').on(table.expiresAt)],
);

export const tokenPurposes = ['call', 'page'] as const;

/** Session tokens, stored as SHA-256 hashes, so that a copy of the database gives no access. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /**
     * A `call` token authorizes JSON-RPC calls. A `page` token, kept in a cookie, authorizes only the pages and forms
     * for browsers without JavaScript.
     */
    purpose: text({ enum: tokenPurposes }).notNull(),
    issuedAt: storedAt('issued_at'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Hash of the token that this token replaces. Null if it replaces none, and after the first use of this token. */
    replaces: text(),
    /** Time when this token's successor was first used. */
    supersededAt: timestamp('superseded_at', { withTimezone: true }),
  },
  (table) => [index('session_tokens_session').on(table.sessionId)],
);
