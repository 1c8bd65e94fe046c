import { dataRequest } from '@title24/remote-kit/contract';
import { publicConfig, publicProducts } from '@title24/remote-kit/rpc';

/** Request for the product catalogue. */
export const productsRequest = dataRequest(publicProducts.findAll);

/** Request for the prices of the cost estimator. */
export const estimatorPricesRequest = dataRequest(publicConfig.loadEstimatorPrices);
