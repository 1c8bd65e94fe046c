import { dataRequest } from '@title24/remote-kit/contract';
import { publicProducts } from '@title24/remote-kit/rpc';

/** Call that loads the product catalogue, for outcomes that name a product's price. */
export const productsRequest = dataRequest(publicProducts.findAll);
