import type { Product } from '@title24/shared-domain';
import type { products as productsContract } from '@title24/shared-domain/rpc/server';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { changeMoment, requireUnchanged } from '../../platform/rpc/params/last-update.ts';
import { invalidParams, notFound } from '../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../audit/record-change.ts';
import { productOfRow } from './product-of-row.ts';
import { products } from './products.table.ts';
import { findAllProducts } from './products-reading.ts';
import { sanitizeDescription } from './sanitize-description.ts';

/** Creates the staff service for the catalog, POST /rpc/2.0/products (H2). */
export function productsEditing(database: Database): MemberHandlersOf<typeof productsContract> {
  return {
    findAll: () => findAllProducts(database),

    findBySKU: async (params) => {
      const [row] = await database.select().from(products).where(eq(products.sku, params.sku));
      if (!row) throw notFound(`Product ${params.sku} not found.`);
      return productOfRow(row);
    },

    insert: ({ product }, caller) =>
      database.transaction(async (transaction) => {
        await requireFreeSku(transaction, product.sku);
        const [row] = await transaction.insert(products).values(cleaned(product)).returning();
        if (!row) throw new Error('The product was not stored.');
        const after = productOfRow(row);
        await recordChange(transaction, caller, {
          action: 'products.insert',
          subject: `product ${row.sku}`,
          after,
        });
        return after;
      }),

    update: ({ product }, caller) =>
      database.transaction(async (transaction) => {
        const { _id: id, lastUpdate: startedFrom, ...changed } = cleaned(product);
        const [row] = await transaction.select().from(products).where(eq(products.id, id)).for('update');
        if (!row) throw notFound(`Product ${product.sku} not found.`);
        requireUnchanged(row.lastUpdate, startedFrom, () => productOfRow(row));
        if (changed.sku !== row.sku) await requireFreeSku(transaction, changed.sku);
        const [stored] = await transaction
          .update(products)
          .set({ ...cleaned(changed), lastUpdate: changeMoment(row.lastUpdate) })
          .where(eq(products.id, id))
          .returning();
        if (!stored) throw new Error('The product was not stored.');
        const after = productOfRow(stored);
        const before = productOfRow(row);
        await recordChange(transaction, caller, {
          action: 'products.update',
          subject: `product ${row.sku}`,
          before,
          after,
        });
        return after;
      }),
  };
}

function cleaned<Edited extends Pick<Product, 'description'>>(product: Edited): Edited {
  return { ...product, description: sanitizeDescription(product.description) };
}

async function requireFreeSku(transaction: Transaction, wanted: string): Promise<void> {
  // A concurrent transaction waits here until this one ends, and then sees the product that this one stored.
  await transaction.execute('lock table products in share row exclusive mode');
  const taken = await transaction.$count(products, eq(products.sku, wanted));
  if (taken > 0) throw invalidParams([{ path: 'product.sku', message: 'Another product has this SKU' }]);
}
