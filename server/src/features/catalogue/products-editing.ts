import type { products as productsContract } from '@title24/shared-config/rpc';
import { skuPattern } from '@title24/shared-domain';
import { insertProductParams, updateProductParams } from '@title24/shared-domain/editing';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { memberMethod } from '../../platform/rpc/member-method.ts';
import type { MemberMethodsOf } from '../../platform/rpc/member-methods.ts';
import { noParams } from '../../platform/rpc/method.ts';
import { changeMoment, requireUnchanged } from '../../platform/rpc/params/last-update.ts';
import { invalidParams, notFound } from '../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../audit/record-change.ts';
import { productOfRow } from './product-of-row.ts';
import { products } from './products.table.ts';
import { findAllProducts } from './products-reading.ts';
import { sanitizeDescription } from './sanitize-description.ts';

const sku = v.pipe(v.string(), v.regex(skuPattern, 'A SKU is made of digits'));

/** POST /rpc/2.0/products (H2): the catalogue, for staff. */
export function productsEditing(database: Database): MemberMethodsOf<typeof productsContract> {
  return {
    findAll: memberMethod(noParams, () => findAllProducts(database)),

    findBySKU: memberMethod(v.strictObject({ sku }), async (params) => {
      const [row] = await database.select().from(products).where(eq(products.sku, params.sku));
      if (!row) throw notFound(`Product ${params.sku} not found.`);
      return productOfRow(row);
    }),

    insert: memberMethod(insertProductParams, ({ product }, caller) =>
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
    ),

    update: memberMethod(updateProductParams, ({ product }, caller) =>
      database.transaction(async (transaction) => {
        const { _id: id, lastUpdate: startedFrom, ...changed } = product;
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
    ),
  };
}

function cleaned<Given extends { readonly description: string }>(product: Given): Given {
  return { ...product, description: sanitizeDescription(product.description) };
}

async function requireFreeSku(transaction: Transaction, wanted: string): Promise<void> {
  // Two inserts at the same moment: the second one waits here and then sees the first.
  await transaction.execute('lock table products in share row exclusive mode');
  const taken = await transaction.$count(products, eq(products.sku, wanted));
  if (taken > 0) throw invalidParams([{ path: 'product.sku', message: 'Another product has this SKU' }]);
}
