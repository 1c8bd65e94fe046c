import type {
  ConfigurationForEdit,
  ConfigurationUpdate,
  EstimatorPrices,
  EstimatorPricesForEdit,
} from '@title24/shared-domain';
import { method, type NoParams, rpcService } from './method.ts';

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
