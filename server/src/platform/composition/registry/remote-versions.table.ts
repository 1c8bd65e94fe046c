import { boolean, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { storedAt } from '../../clock/stored-at.ts';

/** Every published version of the shell and the remotes, live or not. */
export const remoteVersions = pgTable(
  'remote_versions',
  {
    name: text().notNull(),
    version: text().notNull(),
    /** The build's `remote.json`; checked with the registry's schema each time it is read. */
    descriptor: jsonb().$type<unknown>().notNull(),
    /** Integrity of each file by path within the build. */
    files: jsonb().$type<unknown>().notNull(),
    /** The stored files: hash and size of each by its path, including compressed copies. */
    blobs: jsonb().$type<unknown>().notNull(),
    /** Whether the version has a render bundle. */
    renderBundle: boolean('render_bundle').notNull(),
    /** The commit that it was built from, as stated by the publisher. */
    sourceCommit: text('source_commit'),
    /** Who published it: an account, a token or a start of the site. */
    publishedBy: text('published_by').notNull().default(''),
    publishedAt: storedAt('published_at'),
    /** When its files were removed from the store, after which it cannot be released again. */
    sweptAt: timestamp('swept_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);
