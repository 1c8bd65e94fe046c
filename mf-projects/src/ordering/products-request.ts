import { dataRequest } from '@title24/remote-kit/contract';
import { publicProducts } from '@title24/remote-kit/rpc';

/** Requests the products that can be ordered. */
export const productsRequest = dataRequest(publicProducts.findAll);
