import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What teams publish with: of a token its hash alone, and what it may do. */
export const registryTokens = pgTable('registry_tokens', {
  id: uuid().primaryKey().defaultRandom(),
  /** Whose it is, as staff call it: 'Estimator team, CI'. */
  label: text().notNull(),
  hash: text().notNull().unique(),
  /** Registry names of the parts that it is for. */
  names: jsonb().$type<readonly string[]>().notNull(),
  /** Paths of the site that those parts may declare, with all below them. */
  paths: jsonb().$type<readonly string[]>().notNull(),
  actions: jsonb().$type<readonly string[]>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  createdBy: text('created_by').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  lastUsedAt: timestamp('last_used_at', { withTimezone: true }),
  revokedAt: timestamp('revoked_at', { withTimezone: true }),
});
