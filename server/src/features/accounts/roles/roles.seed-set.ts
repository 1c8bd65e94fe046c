import { eq } from 'drizzle-orm';
import type { SeedSet } from '../../../platform/db/seeds/seed-set.ts';
import { recordSiteUpdate } from '../../audit/record-site-update.ts';
import { roles } from '../tables/roles.table.ts';
import { roleSeeds } from './roles.seed.ts';

/**
 * The roles, by name. Their permissions follow the site unless staff have changed them.
 */
export const roleSet: SeedSet<(typeof roleSeeds)[number]> = {
  name: 'roles',
  seeds: new Map(roleSeeds.map((seed) => [seed.name, seed])),

  async read(transaction) {
    const rows = await transaction.select().from(roles).for('update');
    return new Map(rows.map((row) => [row.name, row]));
  },

  async insert(transaction, added, stored) {
    await transaction
      .insert(roles)
      .values([...added.values()])
      .onConflictDoNothing();
    if (stored.size === 0) return;
    const change = { action: 'roles.insert', kind: 'role', before: stored, after: added } as const;
    await recordSiteUpdate(transaction, change);
  },

  async update(transaction, changed, stored) {
    for (const [name, seed] of changed) {
      await transaction.update(roles).set(seed).where(eq(roles.name, name));
    }
    const change = { action: 'roles.update', kind: 'role', before: stored, after: changed } as const;
    await recordSiteUpdate(transaction, change);
  },
};
