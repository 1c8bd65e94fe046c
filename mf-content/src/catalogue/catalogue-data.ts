import { dataRequest } from '@title24/shared-config/contract';
import { publicProducts } from '@title24/shared-config/rpc';

/** The call that brings the product catalogue. */
export const productsRequest = dataRequest(publicProducts.findAll);
