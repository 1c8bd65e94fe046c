import { dataRequest } from '@title24/remote-kit/contract';
import { publicConfig, publicProducts } from '@title24/remote-kit/rpc';

/** The call that brings the product catalogue. */
export const productsRequest = dataRequest(publicProducts.findAll);

/** The call that brings the cost estimator's prices. */
export const estimatorPricesRequest = dataRequest(publicConfig.loadEstimatorPrices);
