import { boolean, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { storedAt } from '../../clock/stored-at.ts';

/** All published versions of the shell and the remotes. */
export const remoteVersions = pgTable(
  'remote_versions',
  {
    name: text().notNull(),
    version: text().notNull(),
    /** The build's `remote.json`, validated at each read. */
    descriptor: jsonb().$type<unknown>().notNull(),
    /**
     * Integrity, by path within the build, of each file that is not `remote.json`, a compressed copy or a source map.
     */
    files: jsonb().$type<unknown>().notNull(),
    /** Integrity and size of each file except `remote.json`, by path within the build. */
    blobs: jsonb().$type<unknown>().notNull(),
    /** Whether the version has a render bundle. */
    renderBundle: boolean('render_bundle').notNull(),
    /** Source commit as stated by the publisher. */
    sourceCommit: text('source_commit'),
    /** Name of the actor: an account, a token, a command, or the site itself. */
    publishedBy: text('published_by').notNull().default(''),
    publishedAt: storedAt('published_at'),
    /**
     * Time from which the version's files are not kept; null while they are kept. A version without files cannot be
     * released until it is published again.
     */
    sweptAt: timestamp('swept_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.name, table.version] })],
);
