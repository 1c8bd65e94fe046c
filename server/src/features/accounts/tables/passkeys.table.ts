import { bigint, boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../../platform/clock/stored-at.ts';
import { accounts } from './accounts.table.ts';

/** Account passkeys (WebAuthn Level 3). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key in base64url. */
    publicKey: text('public_key').notNull(),
    /** Signature counter of the authenticator; 0 if it has none. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    /** Whether the passkey is synced between devices. */
    backedUp: boolean('backed_up').notNull(),
    createdAt: storedAt('created_at'),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  },
  (table) => [index('passkeys_account').on(table.accountId)],
);

/** Single-use challenges of WebAuthn ceremonies in progress. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: uuid().primaryKey().defaultRandom(),
    challenge: text().notNull(),
    /** The account to which the passkey is added; null for a login, whose account is not known yet. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('passkey_challenges_account').on(table.accountId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
);
