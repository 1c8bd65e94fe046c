import { boolean, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Every published version of the shell and the remotes, live or not. */
export const remoteVersions = pgTable(
  'remote_versions',
  {
    name: text().notNull(),
    version: text().notNull(),
    /** The build's `remote.json`; checked with the registry's schema each time it is read. */
    descriptor: jsonb().$type<unknown>().notNull(),
    /** Integrity of each file by path within the build; null for versions from before it was recorded. */
    files: jsonb().$type<unknown>(),
    /** Whether the version brings a render bundle. */
    renderBundle: boolean('render_bundle').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);
