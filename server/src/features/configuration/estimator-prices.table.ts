import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';
import { documentColumn } from '../../platform/db/document-column.ts';
import { estimatorPricesSeed } from './estimator-prices.seed.ts';

/** The cost estimator's figures (E8): one document in the one row. */
export const estimatorPrices = pgTable(
  'estimator_prices',
  {
    id: smallint().primaryKey().default(1),
    document: documentColumn(estimatorPricesSeed).notNull(),
    /** Counts the edits, so that an editor can tell whether somebody else was faster. */
    revision: integer().notNull().default(1),
    lastUpdate: timestamp('last_update', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('estimator_prices_one_row', sql`${table.id} = 1`)],
);
