import { eq } from 'drizzle-orm';
import { recordedSeedSet } from '../audit/recorded-seed-set.ts';
import { replySeeds } from './replies.seed.ts';
import { savedReplies } from './saved-replies.table.ts';

/** The seed replies, by title. */
export const replySet = recordedSeedSet<{ readonly title: string; readonly text: string }>({
  name: 'replies',
  table: savedReplies,
  kind: 'saved reply',
  actions: { insert: 'replies.save', update: 'replies.save' },
  seeds: new Map(replySeeds.map((seed) => [seed.title, seed])),

  async read(transaction) {
    const rows = await transaction.select().from(savedReplies).for('update');
    return new Map(rows.map((row) => [row.title, row]));
  },

  change: (transaction, title, { text }) =>
    transaction.update(savedReplies).set({ text }).where(eq(savedReplies.title, title)),
});
