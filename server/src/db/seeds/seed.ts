import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/index.ts';
import { estimatorPricesSeed } from './estimator-prices.ts';
import { helpSeeds } from './help/index.ts';
import { productSeeds } from './products.ts';
import { roleSeeds } from './roles.ts';
import { siteConfigurationSeed } from './site-configuration.ts';

/** Fills each table that is empty; what is there, seeded or edited, stays as it is. */
export async function seed(database: NodePgDatabase): Promise<void> {
  await database.transaction(async (transaction) => {
    const isEmpty = async (table: PgTable) => (await transaction.$count(table)) === 0;
    const { products, siteConfiguration, estimatorPrices, helpItems, roles } = schema;

    if (await isEmpty(products)) await transaction.insert(products).values([...productSeeds]);
    if (await isEmpty(helpItems)) await transaction.insert(helpItems).values([...helpSeeds]);
    if (await isEmpty(roles)) await transaction.insert(roles).values([...roleSeeds]);
    if (await isEmpty(siteConfiguration)) {
      await transaction.insert(siteConfiguration).values({ document: siteConfigurationSeed });
    }
    if (await isEmpty(estimatorPrices)) {
      await transaction.insert(estimatorPrices).values({ document: estimatorPricesSeed });
    }
  });
}
