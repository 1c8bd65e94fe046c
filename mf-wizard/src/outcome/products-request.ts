import { dataRequest } from '@title24/remote-kit/contract';
import { publicProducts } from '@title24/remote-kit/rpc';

/** Request for the product catalogue, for outcomes that show a product's price. */
export const productsRequest = dataRequest(publicProducts.findAll);
