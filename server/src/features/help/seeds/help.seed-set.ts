import { eq } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { SeedSet } from '../../../platform/db/seeds/seed-set.ts';
import { recordSiteUpdate, siteUpdate } from '../../audit/record-site-update.ts';
import { helpItems } from '../help-items.table.ts';
import { helpRevisions } from '../help-revisions.table.ts';
import type { HelpSeed } from './help-seed.ts';
import { helpSeeds } from './index.ts';

/** The FAQ's answers and other help texts, by id. */
export const helpSet: SeedSet<HelpSeed> = {
  name: 'help',
  seeds: new Map(helpSeeds.map((seed) => [seed.id, seed])),

  async read(transaction) {
    const { id, question, helpText, category, sortOrder } = helpItems;
    const rows = await transaction
      .select({ id, question, helpText, category, sortOrder })
      .from(helpItems)
      .for('update');
    return new Map(rows.map((row) => [row.id, row]));
  },

  async insert(transaction, added, stored) {
    await transaction
      .insert(helpItems)
      .values([...added.values()])
      .onConflictDoNothing();
    if (stored.size === 0) return;
    const change = { action: 'help.insert', kind: 'help text', before: stored, after: added } as const;
    await recordSiteUpdate(transaction, change);
  },

  async update(transaction, changed, stored) {
    const changedAt = siteClock.now();
    for (const [id, seed] of changed) {
      await transaction
        .update(helpItems)
        .set({ ...seed, lastUpdate: changedAt })
        .where(eq(helpItems.id, id));
      await keepInHistory(transaction, seed, changedAt);
    }
    const change = { action: 'help.update', kind: 'help text', before: stored, after: changed } as const;
    await recordSiteUpdate(transaction, change);
  },
};

/** An item that was edited and then restored has a history, which contains its current version too. */
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
