import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Secrets that the site made for itself, here so that all its processes share them and a backup holds them. */
export const siteSecrets = pgTable('site_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
