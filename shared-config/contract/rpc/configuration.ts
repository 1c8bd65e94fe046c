import type {
  ConfigurationForEdit,
  ConfigurationUpdate,
  EstimatorPrices,
  EstimatorPricesForEdit,
  SiteConfiguration,
} from '@title24/shared-domain';
import { method, type NoParams, rpcService } from './method.ts';

/** The site configuration for everyone. */
export const publicConfig = rpcService('config', {
  load: method<NoParams, SiteConfiguration>('public'),
  loadCompany: method<NoParams, SiteConfiguration['company']>('public'),
  loadEstimatorPrices: method<NoParams, EstimatorPrices>('public'),
});

/** The site configuration and the estimator's prices for staff, as they are stored. */
export const config = rpcService('config', {
  loadForEdit: method<NoParams, ConfigurationForEdit>({ resource: 'CONFIG', actions: ['READ'] }),
  update: method<{ readonly config: ConfigurationUpdate }, ConfigurationForEdit>({
    resource: 'CONFIG',
    actions: ['UPDATE'],
  }),
  loadEstimatorPrices: method<NoParams, EstimatorPricesForEdit>({ resource: 'CONFIG', actions: ['READ'] }),
  updateEstimatorPrices: method<
    { readonly prices: EstimatorPrices; readonly lastUpdate?: string },
    EstimatorPricesForEdit
  >({ resource: 'CONFIG', actions: ['UPDATE'] }),
});
