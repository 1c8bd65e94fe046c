import { publishedEstimatorPrices } from '@title24/shared-domain';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { storedAt } from '../../platform/clock/stored-at.ts';
import { documentColumn } from '../../platform/db/document-column.ts';

/** The cost estimator's prices (E8): a single row with one document. */
export const estimatorPrices = pgTable(
  'estimator_prices',
  {
    id: smallint().primaryKey().default(1),
    document: documentColumn(publishedEstimatorPrices).notNull(),
    /** Version number of the document. Each edit increases the number. */
    revision: integer().notNull().default(1),
    lastUpdate: storedAt('last_update'),
  },
  (table) => [check('estimator_prices_one_row', sql`${table.id} = 1`)],
);
