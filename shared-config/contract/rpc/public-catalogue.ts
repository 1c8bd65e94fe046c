import type { Product } from '@title24/shared-domain';
import { method, type NoParams, rpcService } from './method.ts';

/** The catalogue for everyone. */
export const publicProducts = rpcService('products', {
  findAll: method<NoParams, readonly Product[]>('public'),
});
