import type { SiteConfiguration } from '@title24/shared-domain';
import type { Database } from '../../db/database.ts';
import { estimatorPrices } from '../../db/schema/estimator-prices.ts';
import { siteConfiguration } from '../../db/schema/site-configuration.ts';
import type { Settings } from '../../settings/settings.ts';
import { defineMethod, noParams, type RpcService } from '../method.ts';

/** POST /rpc/public/config (spec 7). */
export function configService(database: Database, settings: Pick<Settings, 'siteEnv'>): RpcService {
  const load = async (): Promise<SiteConfiguration> => {
    const [row] = await database.select().from(siteConfiguration);
    if (!row) throw new Error('The site has no configuration.');
    return { ...row.document, isStagingEnv: row.document.isStagingEnv || settings.siteEnv === 'staging' };
  };
  return new Map([
    ['load', defineMethod({ params: noParams, cacheable: true, handler: load })],
    [
      'loadCompany',
      defineMethod({ params: noParams, cacheable: true, handler: async () => (await load()).company }),
    ],
    [
      'loadEstimatorPrices',
      defineMethod({
        params: noParams,
        cacheable: true,
        handler: async () => {
          const [row] = await database.select().from(estimatorPrices);
          if (!row) throw new Error('The site has no estimator prices.');
          return row.document;
        },
      }),
    ],
  ]);
}
