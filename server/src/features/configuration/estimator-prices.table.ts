import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { storedAt } from '../../platform/clock/stored-at.ts';
import { documentColumn } from '../../platform/db/document-column.ts';
import { estimatorPricesSeed } from './estimator-prices.seed.ts';

/** The cost estimator's prices (E8): a single row with one document. */
export const estimatorPrices = pgTable(
  'estimator_prices',
  {
    id: smallint().primaryKey().default(1),
    document: documentColumn(estimatorPricesSeed).notNull(),
    /** Increased by each edit, so that editors detect a concurrent change. */
    revision: integer().notNull().default(1),
    lastUpdate: storedAt('last_update'),
  },
  (table) => [check('estimator_prices_one_row', sql`${table.id} = 1`)],
);
