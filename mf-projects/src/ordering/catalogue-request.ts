import { dataRequest } from '@title24/remote-kit/contract';
import { publicProducts } from '@title24/remote-kit/rpc';

/** The call that brings what can be ordered. */
export const productsRequest = dataRequest(publicProducts.findAll);
