import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../../platform/clock/stored-at.ts';
import { accounts } from './accounts.table.ts';

/** Sessions of accounts. */
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
    /** Extended while the session is used. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId), index('sessions_expires').on(table.expiresAt)],
);

export const tokenPurposes = ['call', 'page'] as const;

/** The tokens of a session, as SHA-256: a copy of the database gives no access. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    hash: text().primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    /** `call` authorizes JSON-RPC; `page` (the cookie) only what pages without JavaScript show. */
    purpose: text({ enum: tokenPurposes }).notNull(),
    issuedAt: storedAt('issued_at'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The token that was exchanged for this one. */
    replaces: text(),
    /** When its successor was first used. */
    supersededAt: timestamp('superseded_at', { withTimezone: true }),
  },
  (table) => [index('session_tokens_session').on(table.sessionId)],
);
