import { foreignKey, index, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { remoteVersions } from './remote-versions.ts';

/** What was made live when. A name's live version is that of its latest release that is not withdrawn. */
export const remoteReleases = pgTable(
  'remote_releases',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    version: text().notNull(),
    releasedAt: timestamp('released_at', { withTimezone: true }).notNull().defaultNow(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
  },
  (table) => [
    foreignKey({
      columns: [table.name, table.version],
      foreignColumns: [remoteVersions.name, remoteVersions.version],
    }),
    index('remote_releases_name').on(table.name, table.id.desc()),
  ],
);
