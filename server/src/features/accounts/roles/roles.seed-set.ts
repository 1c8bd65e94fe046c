import { eq } from 'drizzle-orm';
import { recordedSeedSet } from '../../audit/recorded-seed-set.ts';
import { roles } from '../tables/roles.table.ts';
import { roleSeeds } from './roles.seed.ts';

/** The seed roles, by name. A site update changes a seed role, unless staff have edited the role. */
export const roleSet = recordedSeedSet<(typeof roleSeeds)[number]>({
  name: 'roles',
  table: roles,
  kind: 'role',
  actions: { insert: 'roles.insert', update: 'roles.update' },
  seeds: new Map(roleSeeds.map((seed) => [seed.name, seed])),

  async read(transaction) {
    const rows = await transaction.select().from(roles).for('update');
    return new Map(rows.map((row) => [row.name, row]));
  },

  change: (transaction, name, seed) => transaction.update(roles).set(seed).where(eq(roles.name, name)),
});
