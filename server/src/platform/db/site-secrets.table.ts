import { pgTable, text } from 'drizzle-orm/pg-core';
import { storedAt } from '../clock/stored-at.ts';

/** Secrets that the site generates, shared by all its processes and included in backups. */
export const siteSecrets = pgTable('site_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: storedAt('created_at'),
});
