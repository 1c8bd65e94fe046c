import type { work } from '@title24/remote-kit/rpc/server';
import { eq } from 'drizzle-orm';
import { readAtOneMoment } from '../../platform/db/one-moment.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { colleagues } from '../accounts/roles/colleagues.ts';
import { accounts } from '../accounts/tables/accounts.table.ts';
import { findWork } from './find-work.ts';
import { type HandOverDependencies, handOver } from './hand-over.ts';

/** POST /rpc/2.0/work: the orders and Full Service cases that staff work on, in one queue. */
export function workService(dependencies: HandOverDependencies): MemberHandlersOf<typeof work> {
  const { database, clock } = dependencies;
  return {
    find: (wanted, caller) =>
      database.transaction(
        (transaction) => findWork(transaction, caller, wanted, clock.now()),
        readAtOneMoment,
      ),

    colleagues: async () => (await colleagues(database)).map(({ name }) => name),

    handOver: async (wanted, caller) => {
      await handOver(dependencies, caller, wanted);
      return {};
    },

    setDuty: async ({ isOnDuty }, caller) => {
      await database.update(accounts).set({ onDuty: isOnDuty }).where(eq(accounts.id, caller.accountId));
      return {};
    },
  };
}
