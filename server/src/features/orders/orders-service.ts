import type { orders } from '@title24/remote-kit/rpc/server';
import { openOrderStates } from '@title24/shared-domain/orders';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { pageOf } from '../../platform/rpc/params/list-params.ts';
import { projectToSubmit } from '../projects/ordering/snapshots.ts';
import { ownProject } from '../projects/own-project.ts';
import { loadCalendar } from './calendar/business-calendar.ts';
import { orderCancelled, projectLocked } from './mails/customer-mails.ts';
import { cancellationRequested, cancelledByCustomer } from './mails/staff-mails.ts';
import { offerFor } from './ordering/offer.ts';
import { type OrderingDependencies, place } from './ordering/place.ts';
import { resubmit } from './ordering/resubmit.ts';
import { loadOrder, type OrderRecord, recordsOf } from './store/order-record.ts';
import { summaryOf, viewOf } from './store/order-views.ts';
import { orders as ordersTable } from './tables/orders.table.ts';

const oneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** POST /rpc/2.0/orders: the caller's own orders (D8, D11). */
export function ordersService(dependencies: OrderingDependencies): MemberHandlersOf<typeof orders> {
  const { database, clock, mailer, work, loadConfiguration } = dependencies;
  const view = (record: OrderRecord) => viewOf(database, record, clock.now());
  return {
    quote: ({ number, items }, caller) =>
      database.transaction(async (transaction) => {
        const project = await ownProject(transaction, caller, number);
        const submitted = await projectToSubmit(transaction, project, clock);
        const circumstances = {
          configuration: await loadConfiguration(),
          calendar: await loadCalendar(transaction),
          now: clock.now(),
        };
        return offerFor(transaction, submitted, items, circumstances);
      }, oneMoment),

    submit: async ({ consent: _, ...wanted }, caller) => {
      const record = await database.transaction((transaction) =>
        place(dependencies, transaction, caller, wanted),
      );
      mailer.wake();
      return view(record);
    },

    load: async ({ order }, caller) => {
      await work.applyDue(order, caller.accountId);
      return database.transaction(
        async (transaction) =>
          viewOf(transaction, await loadOrder(transaction, order, caller.accountId), clock.now()),
        oneMoment,
      );
    },

    list: ({ page }, caller) =>
      database.transaction(async (transaction) => {
        const own = eq(ordersTable.accountId, caller.accountId);
        const { limit, offset } = pageOf(page);
        const rows = await transaction
          .select()
          .from(ordersTable)
          .where(own)
          .orderBy(
            desc(inArray(ordersTable.state, [...openOrderStates])),
            desc(ordersTable.submittedAt),
            desc(sql`${ordersTable.id}`),
          )
          .limit(limit)
          .offset(offset);
        const records = await recordsOf(transaction, rows);
        const items = records.map((record) => summaryOf(record, clock.now()));
        return { items, total: await transaction.$count(ordersTable, own) };
      }, oneMoment),

    resubmit: async (wanted, caller) => view(await resubmit(dependencies, caller, wanted)),

    withdraw: async (seen, caller) =>
      view(
        await work.byOwner(caller, seen, async () => ({
          input: { event: 'relock' },
          mails: (mailed) => ({ toCustomer: projectLocked(mailed) }),
        })),
      ),

    cancel: async (seen, caller) =>
      view(
        await work.byOwner(caller, seen, async () => ({
          input: { event: 'cancel' },
          mails: (mailed) => ({
            toCustomer: orderCancelled(mailed, ''),
            toStaff: cancelledByCustomer(mailed),
          }),
        })),
      ),

    requestCancel: async ({ reason, ...seen }, caller) =>
      view(
        await work.byOwner(caller, seen, async () => ({
          input: { event: 'request-cancel' },
          detail: { reason },
          columns: { cancelRequestReason: reason },
          mails: (mailed) => ({ toStaff: cancellationRequested(mailed, reason) }),
        })),
      ),
  };
}
