import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedAt } from '../../clock/stored-at.ts';
import { remoteVersions } from '../registry/remote-versions.table.ts';

/** Failures in visitors' browsers, by version of the part. Contains no data about the visitors. */
export const partFailures = pgTable(
  'part_failures',
  {
    name: text().notNull(),
    version: text().notNull(),
    /**
     * Kind of error, and the places in the part's files where it was thrown, each on a separate line: `TypeError`,
     * `x.js:1:20`.
     */
    trace: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: storedAt('first_at'),
    lastAt: storedAt('last_at'),
  },
  (table) => [
    primaryKey({ columns: [table.name, table.version, table.trace] }),
    foreignKey({
      columns: [table.name, table.version],
      foreignColumns: [remoteVersions.name, remoteVersions.version],
    }),
  ],
);
