import type { AuditAction } from '@title24/shared-domain';
import {
  type DeskOrder,
  deliveredThing,
  emptyChecklist,
  type OrderSnapshot,
  type PreviewedMail,
} from '@title24/shared-domain/orders';
import { desk } from '@title24/shared-domain/rpc/server';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { readSnapshot, snapshotTransaction } from '../../../platform/db/snapshot-transaction.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { MemberHandlersOf } from '../../../platform/rpc/member-methods.ts';
import { type PermissionRule, requirePermitted } from '../../../platform/rpc/permission.ts';
import { invalidParams, notFound, notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import { requireNotPending } from '../../payments/attempts/attempt-rows.ts';
import { refusing } from '../../payments/refusing.ts';
import { projectSnapshots } from '../../projects/tables/project-snapshots.table.ts';
import { attachedCover } from '../../report-covers/cover-sheet.ts';
import { rehearse } from '../../workflow/rehearse.ts';
import { attachedFiles } from '../files/attached-files.ts';
import type { OrderFileStore } from '../files/order-file-store.ts';
import {
  cancellationRefused,
  changesNeeded,
  chargeWaived,
  copiesMailed,
  moreTime,
  orderCanceled,
  paymentReceived,
  paymentRefunded,
  projectLocked,
  reportDelivered,
  reportRegistered,
} from '../mails/customer-mails.ts';
import { recordAttempt, requireCharge } from '../store/charges.ts';
import { orderCovers } from '../store/order-documents.ts';
import { loadOrder } from '../store/order-record.ts';
import { deskViewOf } from '../store/order-views.ts';
import { type OrderFileRow, orderFiles } from '../tables/order-files.table.ts';
import { orderNotes } from '../tables/order-notes.table.ts';
import { orderRounds } from '../tables/order-rounds.table.ts';
import {
  type OrderContext,
  type OrderDependencies,
  type OrderEventRequest,
  OrderWork,
  type SeenOrder,
} from '../workflow/order-work.ts';
import { compareRounds } from './compare-rounds.ts';
import { hasOpenOrder, unlock } from './unlock.ts';

type Dependencies = OrderDependencies & { readonly work: OrderWork; readonly files: OrderFileStore };
type DeskHandlers = MemberHandlersOf<typeof desk>;

/** A staff action with params that its schema has already validated. */
type Act = (params: object, caller: Caller) => Promise<DeskOrder>;

/** Creates the service for staff actions on orders, POST /rpc/2.0/desk (D11). */
export function deskService(dependencies: Dependencies): DeskHandlers {
  const { database, clock, work, files, payments } = dependencies;
  const view = (number: string) =>
    database.transaction(
      async (transaction) => deskViewOf(transaction, await loadOrder(transaction, number, null), clock.now()),
      readSnapshot,
    );
  const event =
    <Params extends SeenOrder>(
      wanted: (
        params: Params,
        context: OrderContext,
        caller: Caller,
      ) => OrderEventRequest | Promise<OrderEventRequest>,
    ) =>
    async (params: Params, caller: Caller): Promise<DeskOrder> =>
      view(await work.byStaff(caller, params, async (context) => wanted(params, context, caller)));
  const change =
    <Params extends SeenOrder>(
      action: AuditAction,
      wanted: (params: Params, context: OrderContext, caller: Caller) => Promise<unknown>,
    ) =>
    async (params: Params, caller: Caller): Promise<DeskOrder> => {
      await work.writeOn(caller, params, action, (context) => wanted(params, context, caller));
      return view(params.order);
    };
  /**
   * Wraps a staff action on a charge. Closes the charge's open payment page before the action locks the order, so that
   * the customer cannot pay there during the action.
   */
  const released =
    <Params extends { readonly order: string; readonly charge: string }>(
      act: (params: Params, caller: Caller) => Promise<DeskOrder>,
    ) =>
    async (params: Params, caller: Caller): Promise<DeskOrder> => {
      const record = await loadOrder(database, params.order, null);
      await refusing(record.row.state, payments.release(requireCharge(record, params.charge)));
      return act(params, caller);
    };
  const cancel = event<Parameters<DeskHandlers['cancel']>[0]>(({ fee, reason }) => ({
    input: { event: 'cancel-by-staff', fee },
    detail: { fee, reason },
    mails: (mailed) => ({ toCustomer: orderCanceled(mailed, reason) }),
  }));
  return {
    load: async ({ order }, caller) => {
      await work.applyDue(order);
      return database.transaction(async (transaction) => {
        const record = await loadOrder(transaction, order, null);
        await recordChange(transaction, caller, { action: 'work.load', subject: `order ${order}` });
        return deskViewOf(transaction, record, clock.now());
      }, snapshotTransaction);
    },

    snapshot: ({ order, round }, caller) =>
      database.transaction(async (transaction): Promise<OrderSnapshot> => {
        const { rounds } = await loadOrder(transaction, order, null);
        const wanted = round === null ? rounds.at(-1) : rounds.find((each) => each.round === round);
        if (!wanted) throw notFound(`Order ${order} has no such round.`);
        const [kept] = await transaction
          .select()
          .from(projectSnapshots)
          .where(eq(projectSnapshots.id, wanted.snapshotId));
        if (!kept) throw notFound(`Order ${order} has no such round.`);
        await recordChange(transaction, caller, { action: 'work.snapshot', subject: `order ${order}` });
        const { sha256, data, findings, takenAt } = kept;
        return { round: wanted.round, takenAt: takenAt.toISOString(), sha256, data, findings };
      }, snapshotTransaction),

    difference: ({ order, ...rounds }, caller) =>
      database.transaction(async (transaction) => {
        const record = await loadOrder(transaction, order, null);
        await recordChange(transaction, caller, { action: 'work.snapshot', subject: `order ${order}` });
        return compareRounds(transaction, record, rounds);
      }, snapshotTransaction),

    preview: async ({ action: { method, ...params }, ...seen }, caller) => {
      requirePermitted(caller, desk[method].access as PermissionRule);
      const mails: PreviewedMail[] = [];
      const mailer = dependencies.mailer.into(async (_, { subject, text, html, attachments }, to) => {
        if (to === 'customer')
          mails.push({ subject, text, html, attachments: attachments.map(({ name }) => name) });
      });
      const { state } = await rehearse(database, (inside) => {
        const needs = { ...dependencies, database: inside, mailer, payments: payments.preview(mailer) };
        const act = deskService({ ...needs, work: new OrderWork(needs) })[method] as Act;
        return act({ ...seen, ...params }, caller);
      });
      return { mails, state };
    },

    addFile: async ({ upload, kind, ...seen }, caller) => {
      await database.transaction((transaction) => loadOrder(transaction, seen.order, null));
      const write = (add: (context: OrderContext) => Promise<unknown>) =>
        work.writeOn(caller, seen, 'work.addFile', add);
      await files.add(write, { upload, kind }, caller.accountName);
      return view(seen.order);
    },

    removeFile: change('work.removeFile', ({ file }, context) => files.remove(context, file)),

    openFile: ({ order, file, purpose }, caller) =>
      database.transaction(async (transaction) => {
        const record = await loadOrder(transaction, order, null);
        const { name, link } = await files.open(transaction, caller, record, { file, purpose });
        await recordChange(transaction, caller, {
          action: 'work.openFile',
          subject: `order ${order}`,
          after: { file: name, purpose },
        });
        return link;
      }),

    startReview: event((_, _context, caller) => ({
      input: { event: 'take', reviewer: caller.accountName },
    })),

    release: event(() => ({ input: { event: 'release' } })),

    saveChecklist: change('work.saveChecklist', async ({ checklist }, { transaction, record: { row } }) => {
      if (row.state !== 'in-review') {
        throw notPossible('The checklist can be filled in only while the order is in review.', row.state);
      }
      await transaction
        .update(orderRounds)
        .set({ checklist })
        .where(and(eq(orderRounds.orderId, row.id), eq(orderRounds.round, row.round)));
      return checklist;
    }),

    requestChanges: event(({ message, actions }) => ({
      input: { event: 'request-changes' },
      detail: { message, actions },
      also: async ({ transaction, record: { row } }) => {
        await transaction
          .update(orderRounds)
          .set({ message, actions })
          .where(and(eq(orderRounds.orderId, row.id), eq(orderRounds.round, row.round)));
      },
      mails: (mailed) => ({ toCustomer: changesNeeded(mailed, { message, actions }) }),
    })),

    deliver: event(async ({ shortfall }, context) => {
      const delivered = await releasedFiles(context);
      return {
        input: {
          event: 'deliver',
          checklist: context.record.rounds.at(-1)?.checklist ?? emptyChecklist,
          shortfall,
          releasedFiles: delivered.length,
        },
        ...(shortfall !== '' && { detail: { shortfall } }),
        mails: (mailed) => {
          const { number, order } = mailed;
          const thing = deliveredThing(order);
          const cover = attachedCover(orderCovers, { number, thing, compliance: order.compliance });
          return { toCustomer: reportDelivered(mailed, attachedFiles(delivered), cover) };
        },
      };
    }),

    register: event(({ number, date }) => ({
      input: { event: 'register', number, date },
      detail: { number, date },
      mails: (mailed) => ({ toCustomer: reportRegistered(mailed, { number, date }) }),
    })),

    markMailed: event(({ trackingNumber }, { now, calendar }) => ({
      input: { event: 'mail-copies' },
      detail: { trackingNumber },
      columns: { trackingNumber },
      mails: (mailed) => ({
        toCustomer: copiesMailed(mailed, { mailedAt: now.toISOString(), trackingNumber, calendar }),
      }),
    })),

    extend: event(async ({ lastDay }, context) => ({
      input: {
        event: 'extend',
        lastDay,
        hasOpenOrder: await hasOpenOrder(context.transaction, context),
      },
      detail: { lastDay },
      mails: (mailed) => ({
        toCustomer: moreTime(mailed, {
          responseDueAt: mailed.order.responseDueAt ?? '',
          isReopened: context.order.state === 'cancelled',
        }),
      }),
    })),

    cancel: async (params, caller) => {
      if (params.fee === 'evaluation') requirePermitted(caller, desk.confirmFee.access as PermissionRule);
      return cancel(params, caller);
    },

    refuseCancel: event(({ reason }) => ({
      input: { event: 'refuse-cancel' },
      detail: { reason },
      columns: { cancelRequestReason: '' },
      mails: (mailed) => ({ toCustomer: cancellationRefused(mailed, reason) }),
    })),

    unlock: async ({ feeCents, reason, ...seen }, caller) => {
      let revision = seen.order;
      await work.writeOn(caller, seen, 'work.unlock', async (context) => {
        const maker = { by: 'staff', actor: caller } as const;
        revision = await unlock(dependencies, context, maker, { feeCents, reason });
        return { feeCents, reason, revision };
      });
      return view(revision);
    },

    relock: event(() => ({
      input: { event: 'relock' },
      mails: (mailed) => ({ toCustomer: projectLocked(mailed) }),
    })),

    note: change('work.note', ({ text }, context, caller) => addNote(context, caller, text)),

    confirmFee: event(({ charge }, context) => ({
      input: { event: 'confirm-charge', charge: requireCharge(context.record, charge).kind },
    })),

    waive: released(
      event(async ({ charge, reason }, { transaction, record }, caller) => {
        const { id, kind, cents } = requireCharge(record, charge);
        await requireNotPending(transaction, id, record.row.state);
        const attempt = { chargeId: id, cents, reference: reason, by: caller.accountName };
        return {
          input: { event: 'waive-charge', charge: kind },
          detail: { kind, reason },
          also: (at) => recordAttempt(at, { ...attempt, outcome: 'waived' }),
          mails: (mailed) => ({ toCustomer: chargeWaived(mailed, { kind, cents, reason }) }),
        };
      }),
    ),

    recordPayment: released(
      event(async (params, { transaction, record }, caller) => {
        const { charge, date, way, reference, cents } = params;
        const { id, kind, cents: due } = requireCharge(record, charge);
        await requireNotPending(transaction, id, record.row.state);
        if (cents !== due) {
          const message = 'Record the payment once all of it is there, as it is invoiced';
          throw invalidParams([{ path: 'cents', message }]);
        }
        const payment = { cents, paidOn: date, way, reference };
        const attempt = { chargeId: id, ...payment, by: caller.accountName };
        return {
          input: { event: 'record-payment', charge: kind },
          detail: { kind, cents, date, way, reference },
          also: (at) => recordAttempt(at, { ...attempt, outcome: 'paid' }),
          mails: (mailed) => ({ toCustomer: paymentReceived(mailed, { kind, ...payment }) }),
        };
      }),
    ),

    retryCharge: released(
      change('work.retryCharge', async ({ charge }, { transaction, record }) => {
        const { id, kind, cents } = requireCharge(record, charge);
        await refusing(record.row.state, payments.retry(transaction, { id, kind, cents }));
        return { kind, cents };
      }),
    ),

    refund: event(({ charge, cents, reason }, { record }, caller) => {
      const { id, kind } = requireCharge(record, charge);
      const attempt = { chargeId: id, cents, reference: reason, by: caller.accountName };
      return {
        input: { event: 'refund', charge: kind, cents },
        detail: { kind, cents, reason },
        also: async (at) => {
          await recordAttempt(at, { ...attempt, outcome: 'refunded' });
          await payments.refund(at.transaction, { id, kind, cents });
        },
        mails: (mailed) => ({ toCustomer: paymentRefunded(mailed, { kind, cents, reason }) }),
      };
    }),
  };
}

/**
 * Returns the current round's PDFs of the ordered kind (report or results) that are clean, or arrived while no virus
 * scanner was configured.
 */
function releasedFiles({ transaction, record: { row } }: OrderContext): Promise<OrderFileRow[]> {
  return transaction
    .select()
    .from(orderFiles)
    .where(
      and(
        eq(orderFiles.orderId, row.id),
        eq(orderFiles.round, row.round),
        eq(orderFiles.kind, deliveredThing(row)),
        eq(orderFiles.mediaType, 'application/pdf'),
        inArray(orderFiles.scanState, ['clean', 'not-scanned']),
      ),
    )
    .orderBy(asc(orderFiles.addedAt), asc(orderFiles.id));
}

async function addNote(
  { transaction, record, now }: OrderContext,
  caller: Caller,
  text: string,
): Promise<null> {
  const { accountId, accountName: by } = caller;
  await transaction.insert(orderNotes).values({ orderId: record.row.id, at: now, accountId, by, text });
  return null;
}
