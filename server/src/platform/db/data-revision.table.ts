import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core';

/**
 * Counts every change of content (catalogue, configuration, prices, help), in the one row. Triggers raise it and send
 * NOTIFY data_changed with the new number, so that no way of editing can forget to.
 */
export const dataRevision = pgTable(
  'data_revision',
  {
    id: smallint().primaryKey().default(1),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('data_revision_one_row', sql`${table.id} = 1`)],
);
