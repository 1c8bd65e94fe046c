import type { SiteConfiguration } from '@title24/shared-domain';
import type { publicConfig } from '@title24/shared-domain/rpc/server';
import type { Database } from '../../platform/db/database.ts';
import type { HandlersOf } from '../../platform/rpc/method.ts';
import { estimatorPrices } from './estimator-prices.table.ts';
import { siteConfiguration } from './site-configuration.table.ts';

/** Creates the public configuration service, POST /rpc/public/config (H9). */
export function configService(
  database: Database,
  site: { readonly isStaging: boolean; readonly acceptsCards: () => boolean },
): HandlersOf<typeof publicConfig> {
  const load = async (): Promise<SiteConfiguration> => {
    const [row] = await database.select().from(siteConfiguration);
    if (!row) throw new Error('The site has no configuration.');
    // Payment instructions are only for people with an invoice.
    const { payment: _, ...shown } = row.document;
    return {
      ...shown,
      isStagingEnv: row.document.isStagingEnv || site.isStaging,
      ...(site.acceptsCards() && { acceptsCards: true }),
    };
  };
  return {
    load,
    loadCompany: async () => (await load()).company,
    loadEstimatorPrices: async () => {
      const [row] = await database.select().from(estimatorPrices);
      if (!row) throw new Error('The site has no estimator prices.');
      return row.document;
    },
  };
}
