import type { Database } from '../../platform/db/database.ts';
import { defineMethod, noParams } from '../../platform/rpc/method.ts';
import { findActiveProducts } from './products-reading.ts';

/** POST /rpc/public/products (H3): what is for sale. Staff read the whole catalogue under /rpc/2.0. */
export function productsService(database: Database) {
  return {
    findAll: defineMethod({
      params: noParams,
      cacheable: true,
      handler: () => findActiveProducts(database),
    }),
  };
}
