import type { Database } from '../../db/database.ts';
import { defineMethod, noParams, type RpcService } from '../method.ts';
import { findAllProducts } from './products-reading.ts';

/** POST /rpc/public/products (spec 7). */
export function productsService(database: Database): RpcService {
  return new Map([
    [
      'findAll',
      defineMethod({ params: noParams, cacheable: true, handler: () => findAllProducts(database) }),
    ],
  ]);
}
