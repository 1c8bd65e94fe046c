import { dataRequest } from '@title24/remote-kit/contract';
import { publicProducts } from '@title24/remote-kit/rpc';

/** Request for all products for sale. */
export const productsRequest = dataRequest(publicProducts.findAll);
