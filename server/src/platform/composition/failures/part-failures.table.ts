import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storedAt } from '../../clock/stored-at.ts';
import { remoteVersions } from '../registry/remote-versions.table.ts';

/** Failures in browsers by part version, without data about visitors. */
export const partFailures = pgTable(
  'part_failures',
  {
    name: text().notNull(),
    version: text().notNull(),
    /** Error type and locations in the part's files, one per line: `TypeError`, `x.js:1:20`. */
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
