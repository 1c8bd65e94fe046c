import { isDeepStrictEqual } from 'node:util';
import type { replies } from '@title24/remote-kit/rpc/server';
import type { SavedReply } from '@title24/shared-domain/cases';
import { asc, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { conflict } from '../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../audit/record-change.ts';
import { savedReplies } from './saved-replies.table.ts';

const loadReplies = (from: Database | Transaction): Promise<SavedReply[]> =>
  from.select().from(savedReplies).orderBy(asc(savedReplies.title));

/** POST /rpc/2.0/replies: texts that staff insert into messages (Q4). */
export function repliesService(database: Database): MemberHandlersOf<typeof replies> {
  return {
    load: () => loadReplies(database),

    save: ({ loaded, replies: wanted }, caller) =>
      database.transaction(async (transaction) => {
        await transaction.execute(sql`lock table ${savedReplies} in share row exclusive mode`);
        const stored = await loadReplies(transaction);
        const titles = (all: readonly SavedReply[]) => new Map(all.map(({ title, text }) => [title, text]));
        if (!isDeepStrictEqual(titles(stored), titles(loaded))) {
          throw conflict('Someone else has changed the saved replies since you opened them.', stored);
        }
        await transaction.delete(savedReplies);
        if (wanted.length > 0) await transaction.insert(savedReplies).values([...wanted]);
        const changed = await loadReplies(transaction);
        await recordChange(transaction, caller, {
          action: 'replies.save',
          subject: 'saved replies',
          before: stored,
          after: changed,
        });
        return changed;
      }),
  };
}
