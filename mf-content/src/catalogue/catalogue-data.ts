import { dataRequest } from '@title24/remote-kit/contract';
import { publicConfig, publicProducts } from '@title24/remote-kit/rpc';

/** Call that loads the product catalogue. */
export const productsRequest = dataRequest(publicProducts.findAll);

/** Call that loads the cost estimator's prices. */
export const estimatorPricesRequest = dataRequest(publicConfig.loadEstimatorPrices);
