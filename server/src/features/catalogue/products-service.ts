import type { publicProducts } from '@title24/remote-kit/rpc/server';
import type { Database } from '../../platform/db/database.ts';
import type { HandlersOf } from '../../platform/rpc/method.ts';
import { findActiveProducts } from './products-reading.ts';

/** POST /rpc/public/products (H3): products for sale. Staff read the whole catalogue under /rpc/2.0. */
export function productsService(database: Database): HandlersOf<typeof publicProducts> {
  return { findAll: () => findActiveProducts(database) };
}
