import { dataRequest } from '@title24/remote-kit/contract';
import { publicConfig, publicProducts } from '@title24/remote-kit/rpc';

/** Request for all products. */
export const productsRequest = dataRequest(publicProducts.findAll);

/** Request for the cost estimator's prices. */
export const estimatorPricesRequest = dataRequest(publicConfig.loadEstimatorPrices);
