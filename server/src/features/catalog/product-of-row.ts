import type { Product } from '@title24/shared-domain';
import type { products } from './products.table.ts';
import { sanitizeDescription } from './sanitize-description.ts';

/** Converts a row to a product in the format of server responses. */
export function productOfRow(row: typeof products.$inferSelect): Product {
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
