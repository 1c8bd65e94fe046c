import { eq } from 'drizzle-orm';
import type { SeedSet } from '../../platform/db/seeds/seed-set.ts';
import { recordSiteUpdate } from '../audit/record-site-update.ts';
import { replySeeds } from './replies.seed.ts';
import { savedReplies } from './saved-replies.table.ts';

/** The saved replies, by title. */
export const replySet: SeedSet<{ readonly title: string; readonly text: string }> = {
  name: 'replies',
  seeds: new Map(replySeeds.map((seed) => [seed.title, seed])),

  async read(transaction) {
    const rows = await transaction.select().from(savedReplies).for('update');
    return new Map(rows.map((row) => [row.title, row]));
  },

  async insert(transaction, added, stored) {
    await transaction
      .insert(savedReplies)
      .values([...added.values()])
      .onConflictDoNothing();
    if (stored.size === 0) return;
    const change = { action: 'replies.save', kind: 'saved reply', before: stored, after: added } as const;
    await recordSiteUpdate(transaction, change);
  },

  async update(transaction, changed, stored) {
    for (const [title, { text }] of changed) {
      await transaction.update(savedReplies).set({ text }).where(eq(savedReplies.title, title));
    }
    const change = { action: 'replies.save', kind: 'saved reply', before: stored, after: changed } as const;
    await recordSiteUpdate(transaction, change);
  },
};
