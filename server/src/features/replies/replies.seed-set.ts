import { eq } from 'drizzle-orm';
import type { SeedSet } from '../../platform/db/seeds/seed-set.ts';
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

  async insert(transaction, added) {
    await transaction
      .insert(savedReplies)
      .values([...added.values()])
      .onConflictDoNothing();
  },

  async update(transaction, changed) {
    for (const [title, { text }] of changed) {
      await transaction.update(savedReplies).set({ text }).where(eq(savedReplies.title, title));
    }
  },
};
