import type { SavedReply } from '@title24/shared-domain/cases';
import type { replies } from '@title24/shared-domain/rpc/server';
import { asc } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { replaceRows } from '../audit/replace-rows.ts';
import { savedReplies } from './saved-replies.table.ts';

const load = (from: Database | Transaction): Promise<SavedReply[]> =>
  from.select().from(savedReplies).orderBy(asc(savedReplies.title));

const edited = {
  table: savedReplies,
  load,
  changedSince: 'Someone else has changed the saved replies since you opened them.',
  audited: { action: 'replies.save', subject: 'saved replies' },
} as const;

/** Creates the service POST /rpc/2.0/replies, for saved texts that staff insert into messages (Q4). */
export function repliesService(database: Database): MemberHandlersOf<typeof replies> {
  return {
    load: () => load(database),
    save: ({ loaded, replies: wanted }, caller) => replaceRows(database, caller, edited, { loaded, wanted }),
  };
}
