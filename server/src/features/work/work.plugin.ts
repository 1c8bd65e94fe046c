import type { SiteConfiguration } from '@title24/shared-domain';
import { work } from '@title24/shared-domain/rpc/server';
import { eq } from 'drizzle-orm';
import fp from 'fastify-plugin';
import type { AppDependencies } from '../../platform/app/app-dependencies.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { readSnapshot } from '../../platform/db/snapshot-transaction.ts';
import { siteOrigin } from '../../platform/http/site-origin.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { accounts } from '../accounts/tables/accounts.table.ts';
import { WorkMailer } from '../workflow/work-mailer.ts';
import { findWork } from './find-work.ts';
import { colleaguesFor, type HandOverDependencies, handOver } from './hand-over.ts';
import { workNeighbors } from './neighbors.ts';

/** Registers the staff queue of orders and Full Service cases. */
export const workPlugin = fp<Pick<AppDependencies, 'database' | 'clock' | 'settings'>>(
  async (app, { database, clock, settings }) => {
    const mailer = new WorkMailer({
      loadConfiguration: () => app.callPublic('config', 'load') as Promise<SiteConfiguration>,
      jobs: () => app.jobs,
      origin: () => siteOrigin(app, settings),
    });
    const { orderWork, caseWork } = app;
    app.rpc.implement(work, workService({ database, clock, orderWork, caseWork, mailer }));
  },
  { name: 'work', dependencies: ['order-services', 'submission-services'] },
);

interface Dependencies extends HandOverDependencies {
  readonly database: Database;
  readonly clock: Clock;
}

/** Creates the service for the staff queue of orders and Full Service cases, POST /rpc/2.0/work. */
function workService({ database, clock, ...handing }: Dependencies): MemberHandlersOf<typeof work> {
  return {
    find: (wanted, caller) =>
      database.transaction((transaction) => findWork(transaction, caller, wanted, clock.now()), readSnapshot),

    neighbors: ({ number }, caller) =>
      database.transaction(
        (transaction) => workNeighbors(transaction, caller, number, clock.now()),
        readSnapshot,
      ),

    colleagues: async ({ number }) => (await colleaguesFor(database, number)).map(({ name }) => name),

    handOver: async (wanted, caller) => {
      await handOver(handing, caller, wanted);
      return {};
    },

    setDuty: async ({ isOnDuty }, caller) => {
      await database.update(accounts).set({ onDuty: isOnDuty }).where(eq(accounts.id, caller.accountId));
      return {};
    },
  };
}
