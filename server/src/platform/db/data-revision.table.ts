import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core';

/**
 * One row whose number increases with every change to content (catalog, configuration, prices, help, business days).
 * Database triggers increment the number and send it with NOTIFY data_changed, so code that changes content need not do
 * this.
 */
export const dataRevision = pgTable(
  'data_revision',
  {
    id: smallint().primaryKey().default(1),
    revision: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('data_revision_one_row', sql`${table.id} = 1`)],
);
