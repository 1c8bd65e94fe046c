import type { Product } from '@title24/shared-domain';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { productOfRow } from './product-of-row.ts';
import { products } from './products.table.ts';

/** Returns the whole catalog, sorted by SKU, including products that are not for sale (`isActive` is false). */
export async function findAllProducts(database: Database): Promise<Product[]> {
  const rows = await database.select().from(products).orderBy(asc(products.sku));
  return rows.map(productOfRow);
}

/** Returns the products for sale, sorted by SKU. */
export async function findActiveProducts(database: Database | Transaction): Promise<Product[]> {
  const rows = await database
    .select()
    .from(products)
    .where(eq(products.isActive, true))
    .orderBy(asc(products.sku));
  return rows.map(productOfRow);
}
