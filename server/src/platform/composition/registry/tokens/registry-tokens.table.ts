import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { storedAt } from '../../../clock/stored-at.ts';

/** Tokens for publishing, with their permissions. Only a hash of the secret is stored. */
export const registryTokens = pgTable('registry_tokens', {
  id: uuid().primaryKey().defaultRandom(),
  /** Name assigned by staff: 'Estimator team, CI'. */
  label: text().notNull(),
  hash: text().notNull().unique(),
  /** Parts for which the token is valid. */
  names: jsonb().$type<readonly string[]>().notNull(),
  /** Paths that the parts may declare, including all paths below them. */
  paths: jsonb().$type<readonly string[]>().notNull(),
  actions: jsonb().$type<readonly string[]>().notNull(),
  createdAt: storedAt('created_at'),
  createdBy: text('created_by').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
