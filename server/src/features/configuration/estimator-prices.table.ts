import type { EstimatorPrices } from '@title24/shared-domain';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';

/** The cost estimator's figures (E8): one document in the one row. */
export const estimatorPrices = pgTable(
  'estimator_prices',
  {
    id: smallint().primaryKey().default(1),
    document: jsonb().$type<EstimatorPrices>().notNull(),
    /** Counts the edits, so that an editor can tell whether somebody else was faster. */
    revision: integer().notNull().default(1),
    lastUpdate: timestamp('last_update', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('estimator_prices_one_row', sql`${table.id} = 1`)],
);
