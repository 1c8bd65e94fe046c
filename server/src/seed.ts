import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import { roleSeeds } from './features/accounts/roles/roles.seed.ts';
import { productSeeds } from './features/catalogue/products.seed.ts';
import { estimatorPricesSeed } from './features/configuration/estimator-prices.seed.ts';
import { siteConfigurationSeed } from './features/configuration/site-configuration.seed.ts';
import { helpSeeds } from './features/help/seeds/index.ts';
import * as schema from './tables.ts';

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
