import { fillPlaceholders } from '@title24/shared-domain';
import type { publicProducts } from '@title24/shared-domain/rpc/server';
import type { Database } from '../../platform/db/database.ts';
import type { HandlersOf } from '../../platform/rpc/method.ts';
import { placeholderSources } from './placeholder-sources.ts';

/** Creates the service POST /rpc/public/products (H3), which returns the products for sale with filled placeholders. */
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
