import { isOwed, type OrderView, openOrderStates } from '@title24/shared-domain/orders';
import type { orders } from '@title24/shared-domain/rpc/server';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import { readSnapshot } from '../../platform/db/snapshot-transaction.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import type { MemberHandlersOf } from '../../platform/rpc/member-methods.ts';
import { pageOf } from '../../platform/rpc/params/list-params.ts';
import { notPossible } from '../../platform/rpc/protocol/rpc-fault.ts';
import { loadCalendar } from '../calendar/business-calendar.ts';
import { refusing } from '../payments/refusing.ts';
import { projectToSubmit } from '../projects/ordering/snapshots.ts';
import { ownProject } from '../projects/own-project.ts';
import { projects } from '../projects/tables/projects.table.ts';
import type { OrderFileStore } from './files/order-file-store.ts';
import { orderCanceled, projectLocked } from './mails/customer-mails.ts';
import { mailedOf } from './mails/mailed-order.ts';
import { canceledByCustomer, cancellationRequested } from './mails/staff-mails.ts';
import { draftOf, requireNotOrdered, saveDraft } from './ordering/drafts.ts';
import { offerFor } from './ordering/offer.ts';
import { type OrderingDependencies, place } from './ordering/place.ts';
import { resubmit } from './ordering/resubmit.ts';
import { requireCharge } from './store/charges.ts';
import { chosenCardWords } from './store/chosen-card.ts';
import { loadOrder, orderOf, recordsOf } from './store/order-record.ts';
import { summaryOf, viewOf } from './store/order-views.ts';
import { orders as ordersTable } from './tables/orders.table.ts';
import type { OrderEventRequest, SeenOrder } from './workflow/order-work.ts';

type Dependencies = OrderingDependencies & { readonly files: OrderFileStore };

/** Creates the service for the caller's own orders, POST /rpc/2.0/orders (D8, D11). */
export function ordersService(dependencies: Dependencies): MemberHandlersOf<typeof orders> {
  const { database, files, clock, mailer, payments, work, loadConfiguration } = dependencies;
  const view = ({ accountId }: Caller, number: string) =>
    database.transaction(
      async (transaction) =>
        viewOf(transaction, await loadOrder(transaction, number, accountId), clock.now()),
      readSnapshot,
    );
  const act =
    <Params extends SeenOrder>(wanted: (params: Params) => OrderEventRequest) =>
    async (params: Params, caller: Caller): Promise<OrderView> =>
      view(caller, await work.byOwner(caller, params, async () => wanted(params)));
  return {
    draft: async ({ number }, caller) => {
      await work.applyDueOf(caller, number);
      const payment = await payments.draftPayment(caller, await ownProject(database, caller, number));
      return database.transaction(async (transaction) => {
        const project = await ownProject(transaction, caller, number);
        return { ...(await draftOf(transaction, project)), payment };
      }, readSnapshot);
    },

    saveDraft: async (wanted, caller) => {
      await work.applyDueOf(caller, wanted.number);
      const draft = await database.transaction((transaction) =>
        saveDraft(transaction, caller, wanted, clock.now()),
      );
      const project = await ownProject(database, caller, wanted.number);
      return { ...draft, payment: await payments.draftPayment(caller, project) };
    },

    prepareCard: async ({ number, card }, caller) => {
      await work.applyDueOf(caller, number);
      const project = await ownProject(database, caller, number);
      requireNotOrdered(project);
      // The chosen card is stored in the draft, so a draft must exist.
      if (payments.takesCards) {
        await database.transaction((transaction) => saveDraft(transaction, caller, { number }, clock.now()));
      }
      return refusing(project.state, payments.prepare(caller, project, card));
    },

    quote: async ({ number, items }, caller) => {
      await work.applyDueOf(caller, number);
      return database.transaction(async (transaction) => {
        const project = await ownProject(transaction, caller, number);
        const submitted = await projectToSubmit(transaction, project, clock);
        const circumstances = {
          configuration: await loadConfiguration(),
          calendar: await loadCalendar(transaction),
          now: clock.now(),
          card: await chosenCardWords(transaction, caller.accountId, project),
        };
        return offerFor(transaction, submitted, items, circumstances);
      }, readSnapshot);
    },

    submit: async ({ consent: _, ...wanted }, caller) => {
      await work.applyDueOf(caller, wanted.number);
      const record = await database.transaction((transaction) =>
        place(dependencies, transaction, caller, wanted),
      );
      mailer.wake();
      return view(caller, record.row.number);
    },

    load: async ({ order }, caller) => {
      await work.applyDue(order, caller.accountId);
      await payments.recordPagePayments(order);
      return view(caller, order);
    },

    list: async ({ page, project }, caller) => {
      await work.applyDueOf(caller, project);
      return database.transaction(async (transaction) => {
        const own = and(
          eq(ordersTable.accountId, caller.accountId),
          project === null ? undefined : inArray(ordersTable.projectId, projectsOf(transaction, project)),
        );
        const { limit, offset } = pageOf(page);
        const rows = await transaction
          .select()
          .from(ordersTable)
          .where(own)
          .orderBy(
            desc(isOneOf(ordersTable.state, openOrderStates)),
            desc(ordersTable.submittedAt),
            desc(sql`${ordersTable.id}`),
          )
          .limit(limit)
          .offset(offset);
        const records = await recordsOf(transaction, rows);
        const items = records.map((record) => summaryOf(record, clock.now()));
        return { items, total: await transaction.$count(ordersTable, own) };
      }, readSnapshot);
    },

    resubmit: async (wanted, caller) => view(caller, await resubmit(dependencies, caller, wanted)),

    withdraw: act(() => ({
      input: { event: 'relock' },
      mails: (mailed) => ({ toCustomer: projectLocked(mailed) }),
    })),

    cancel: act(() => ({
      input: { event: 'cancel' },
      mails: (mailed) => ({ toCustomer: orderCanceled(mailed, ''), toStaff: canceledByCustomer(mailed) }),
    })),

    requestCancel: act(({ reason }) => ({
      input: { event: 'request-cancel' },
      detail: { reason },
      columns: { cancelRequestReason: reason },
      mails: (mailed) => ({ toStaff: cancellationRequested(mailed, reason) }),
    })),

    register: act(({ number, date }) => ({
      input: { event: 'register', number, date },
      detail: { number, date },
    })),

    openFile: ({ order, file }, caller) =>
      database.transaction(async (transaction) => {
        const record = await loadOrder(transaction, order, caller.accountId);
        const { link } = await files.open(transaction, caller, record, { file, purpose: 'download' });
        return link;
      }),

    payLink: async ({ order, charge }, caller) => {
      const { due, mailed, state } = await database.transaction(async (transaction) => {
        const record = await loadOrder(transaction, order, caller.accountId);
        const found = requireCharge(record, charge);
        if (!isOwed(found)) throw notPossible('This can’t be paid right now.', record.row.state);
        const told = await mailedOf(transaction, record, orderOf(record));
        return { due: found, mailed: told.mailed, state: record.row.state };
      }, readSnapshot);
      return refusing(state, payments.payLink(mailed, due));
    },
  };
}

function projectsOf(transaction: Transaction, number: string) {
  return transaction.select({ id: projects.id }).from(projects).where(eq(projects.number, number));
}
