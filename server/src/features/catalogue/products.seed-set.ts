import { eq } from 'drizzle-orm';
import { siteClock } from '../../platform/clock/clock.ts';
import type { SeedSet } from '../../platform/db/seeds/seed-set.ts';
import { recordSiteUpdate } from '../audit/record-site-update.ts';
import { productSeeds } from './products.seed.ts';
import { products } from './products.table.ts';

/** The catalogue, by SKU. Whether a product is for sale is not seeded: what staff took off the list stays off it. */
export const productSet: SeedSet<(typeof productSeeds)[number]> = {
  name: 'products',
  seeds: new Map(productSeeds.map((seed) => [seed.sku, seed])),

  async read(transaction) {
    const { sku, name, price, description } = products;
    const rows = await transaction.select({ sku, name, price, description }).from(products).for('update');
    return new Map(rows.map((row) => [row.sku, row]));
  },

  async insert(transaction, added, stored) {
    await transaction
      .insert(products)
      .values([...added.values()])
      .onConflictDoNothing();
    if (stored.size === 0) return;
    const change = { action: 'products.insert', kind: 'product', before: stored, after: added } as const;
    await recordSiteUpdate(transaction, change);
  },

  async update(transaction, changed, stored) {
    for (const [sku, seed] of changed) {
      await transaction
        .update(products)
        .set({ ...seed, lastUpdate: siteClock.now() })
        .where(eq(products.sku, sku));
    }
    const change = { action: 'products.update', kind: 'product', before: stored, after: changed } as const;
    await recordSiteUpdate(transaction, change);
  },
};
