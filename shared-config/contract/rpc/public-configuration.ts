import type { EstimatorPrices, SiteConfiguration } from '@title24/shared-domain';
import { method, type NoParams, rpcService } from './method.ts';

/** The site configuration for everyone. */
export const publicConfig = rpcService('config', {
  load: method<NoParams, SiteConfiguration>('public'),
  loadCompany: method<NoParams, SiteConfiguration['company']>('public'),
  loadEstimatorPrices: method<NoParams, EstimatorPrices>('public'),
});
