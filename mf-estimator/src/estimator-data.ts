import type { DataRequest } from '@title24/shared-config/contract';
import type { EstimatorPrices, Product } from '@title24/shared-domain';

export const estimatorPath = '/cost-estimator';

export const pricesRequest: DataRequest = { service: 'config', method: 'loadEstimatorPrices' };
export const productsRequest: DataRequest = { service: 'products', method: 'findAll' };

/** What estimates are computed with. */
export interface EstimatorData {
  readonly prices: EstimatorPrices;
  readonly products: readonly Product[];
}
