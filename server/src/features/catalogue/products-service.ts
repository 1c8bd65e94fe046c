import type { publicProducts } from '@title24/remote-kit/rpc/server';
import { fillPlaceholders } from '@title24/shared-domain';
import type { Database } from '../../platform/db/database.ts';
import type { HandlersOf } from '../../platform/rpc/method.ts';
import { placeholderSources } from './placeholder-sources.ts';

/**
 * POST /rpc/public/products (H3): products for sale, ready to show. Staff read the whole catalogue, with the
 * placeholders of its descriptions, under /rpc/2.0.
 */
export function productsService(database: Database): HandlersOf<typeof publicProducts> {
  return {
    findAll: async () => {
      const sources = await placeholderSources(database);
      return sources.products.map((product) => ({
        ...product,
        description: fillPlaceholders(product.description, sources),
      }));
    },
  };
}
