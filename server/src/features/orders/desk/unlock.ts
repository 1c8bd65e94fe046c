import { isOpenOrder, type OrderActor, openOrderStates, unlockOrder } from '@title24/shared-domain/orders';
import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { enteredProject, setProjectState } from '../../projects/ordering/snapshots.ts';
import { stepOf } from '../../workflow/workflow.ts';
import type { EventActor } from '../../workflow/workflow-definition.ts';
import { projectUnlocked } from '../mails/customer-mails.ts';
import { mailedOf } from '../mails/mailed-order.ts';
import { nextOrderNumber } from '../ordering/place.ts';
import { appendEvent } from '../store/order-history.ts';
import { insertOrder, loadOrder } from '../store/order-record.ts';
import { orders } from '../tables/orders.table.ts';
import type { OrderContext, OrderDependencies } from '../workflow/order-work.ts';

/** Returns whether the order's project has an open order other than this order. */
export async function hasOpenOrder(
  transaction: Transaction,
  { record, order }: Pick<OrderContext, 'record' | 'order'>,
): Promise<boolean> {
  const open = and(eq(orders.projectId, record.row.projectId), inArray(orders.state, [...openOrderStates]));
  return (await transaction.$count(orders, open)) > (isOpenOrder(order) ? 1 : 0);
}

/**
 * Starts a revision of a delivered report (D11).
 * @returns the revision's number
 * @throws RpcFault -32010 if the order is not for a report, if its report is not delivered, or if the project has
 * another open order
 */
export async function unlock(
  { clock, mailer }: OrderDependencies,
  context: OrderContext,
  actor: EventActor<OrderActor>,
  { feeCents, reason }: { readonly feeCents: number; readonly reason: string },
): Promise<string> {
  const { transaction, record, order, now, calendar } = context;
  const { row, project } = record;
  const isBusy = await hasOpenOrder(transaction, context);
  const revision = stepOf(row.state, () =>
    unlockOrder(order, { feeCents, hasOpenOrder: isBusy }, now.toISOString(), calendar),
  );
  const number = await nextOrderNumber(transaction, project);
  const entered = await enteredProject(transaction, project);
  const { projectId, accountId, items, cardId, id: revisionOf } = row;
  const others = { number, projectId, accountId, items, cardId, revisionOf, entered };
  await insertOrder(transaction, revision, others, null, clock.now());
  await setProjectState(transaction, project, 'in-revision', now);
  const begun = await loadOrder(transaction, number, null);
  await appendEvent(transaction, actor, {
    orderId: begun.row.id,
    at: now,
    event: 'unlock',
    before: null,
    after: revision.state,
    detail: { feeCents, reason },
  });
  const { mailed, address } = await mailedOf(transaction, begun, revision);
  await mailer.toCustomer(transaction, address, projectUnlocked(mailed, reason));
  return number;
}
