import { dataRequest } from '@title24/remote-kit/contract';
import { publicConfig, publicProducts } from '@title24/remote-kit/rpc';
import type { EstimatorPrices, Product } from '@title24/shared-domain';

export { estimatorPath } from '@title24/shared-domain/estimator-answers';

export const pricesRequest = dataRequest(publicConfig.loadEstimatorPrices);
export const productsRequest = dataRequest(publicProducts.findAll);

/** Data for computing estimates. */
export interface EstimatorData {
  readonly prices: EstimatorPrices;
  readonly products: readonly Product[];
}
