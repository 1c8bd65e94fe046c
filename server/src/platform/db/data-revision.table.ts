import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core';

/**
 * Counts every change to content (catalogue, configuration, prices, help) in its only row. Triggers increment it and
 * send NOTIFY data_changed with the new number, so that no code path can forget to.
 */
export const dataRevision = pgTable(
  'data_revision',
  {
    id: smallint().primaryKey().default(1),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('data_revision_one_row', sql`${table.id} = 1`)],
);
