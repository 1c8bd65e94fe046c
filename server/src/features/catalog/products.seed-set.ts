import { eq } from 'drizzle-orm';
import { siteClock } from '../../platform/clock/clock.ts';
import { recordedSeedSet } from '../audit/recorded-seed-set.ts';
import { productSeeds } from './products.seed.ts';
import { products } from './products.table.ts';

/**
 * The seed catalog, by SKU. Seeds do not set whether a product is for sale, so a site update does not put a withdrawn
 * product back on sale.
 */
export const productSet = recordedSeedSet<(typeof productSeeds)[number]>({
  name: 'products',
  table: products,
  kind: 'product',
  actions: { insert: 'products.insert', update: 'products.update' },
  seeds: new Map(productSeeds.map((seed) => [seed.sku, seed])),

  async read(transaction) {
    const { sku, name, price, description } = products;
    const rows = await transaction.select({ sku, name, price, description }).from(products).for('update');
    return new Map(rows.map((row) => [row.sku, row]));
  },

  change: (transaction, sku, seed) =>
    transaction
      .update(products)
      .set({ ...seed, lastUpdate: siteClock.now() })
      .where(eq(products.sku, sku)),
});
