import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint } from 'drizzle-orm/pg-core';
import { storedAt } from '../../platform/clock/stored-at.ts';
import { documentColumn } from '../../platform/db/document-column.ts';
import { siteConfigurationSeed } from './site-configuration.seed.ts';

/** The site configuration (H9): a single row with one document. */
export const siteConfiguration = pgTable(
  'site_configuration',
  {
    id: smallint().primaryKey().default(1),
    document: documentColumn(siteConfigurationSeed).notNull(),
    /** Version number of the document. Each edit increases the number. */
    revision: integer().notNull().default(1),
    lastUpdate: storedAt('last_update'),
  },
  (table) => [check('site_configuration_one_row', sql`${table.id} = 1`)],
);
