import type { Product } from '@title24/shared-domain';
import { asc } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { products } from '../../db/schema/index.ts';
import { sanitizeDescription } from '../../html/sanitize-description.ts';
import { defineMethod, noParams, type RpcService } from '../method.ts';

/** POST /rpc/public/products (spec 7): the whole catalogue by SKU, items that are not sold included (`isActive`). */
export function productsService(database: Database): RpcService {
  return new Map([
    [
      'findAll',
      defineMethod({
        params: noParams,
        cacheable: true,
        handler: async () => {
          const rows = await database.select().from(products).orderBy(asc(products.sku));
          return rows.map(toProduct);
        },
      }),
    ],
  ]);
}

function toProduct(row: typeof products.$inferSelect): Product {
  return {
    _id: row.id,
    sku: row.sku,
    name: row.name,
    description: sanitizeDescription(row.description),
    price: row.price,
    isActive: row.isActive,
    dateCreated: row.dateCreated.toISOString(),
    lastUpdate: row.lastUpdate.toISOString(),
  };
}
