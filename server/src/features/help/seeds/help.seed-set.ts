import { eq } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { recordedSeedSet, siteUpdate } from '../../audit/recorded-seed-set.ts';
import { helpItems } from '../help-items.table.ts';
import { helpRevisions } from '../help-revisions.table.ts';
import type { HelpSeed } from './help-seed.ts';
import { helpSeeds } from './index.ts';

/** The seed help texts and FAQ answers, by id. */
export const helpSet = recordedSeedSet<HelpSeed>({
  name: 'help',
  table: helpItems,
  kind: 'help text',
  actions: { insert: 'help.insert', update: 'help.update' },
  seeds: new Map(helpSeeds.map((seed) => [seed.id, seed])),

  async read(transaction) {
    const { id, question, helpText, category, sortOrder } = helpItems;
    const rows = await transaction
      .select({ id, question, helpText, category, sortOrder })
      .from(helpItems)
      .for('update');
    return new Map(rows.map((row) => [row.id, row]));
  },

  change: async (transaction, id, seed) => {
    const changedAt = siteClock.now();
    await transaction
      .update(helpItems)
      .set({ ...seed, lastUpdate: changedAt })
      .where(eq(helpItems.id, id));
    await keepInHistory(transaction, seed, changedAt);
  },
});

/**
 * Adds a seed change to an item's history, because a history must contain the item's current version. Does nothing if
 * the item has no history. Only an item that has the values of its previous seed gets a seed change. So an item that
 * staff edited gets a seed change only if staff restored those values.
 */
async function keepInHistory(
  transaction: Transaction,
  { id, question, helpText }: HelpSeed,
  changedAt: Date,
) {
  const revisions = await transaction.$count(helpRevisions, eq(helpRevisions.helpId, id));
  if (revisions === 0) return;
  await transaction.insert(helpRevisions).values({
    helpId: id,
    revision: revisions + 1,
    question,
    helpText,
    changedAt,
    changedBy: siteUpdate.accountName,
  });
}
