import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core';

/**
 * One row whose number increases with every change to content (catalogue, configuration, prices, help). Triggers
 * increment the number and send NOTIFY data_changed with it, so code that changes content cannot forget to do so.
 */
export const dataRevision = pgTable(
  'data_revision',
  {
    id: smallint().primaryKey().default(1),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('data_revision_one_row', sql`${table.id} = 1`)],
);
