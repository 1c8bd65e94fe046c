import {
  applyOrderEvent,
  customerOrderStates,
  isSettled,
  type Order,
  type OrderActor,
  type OrderEventInput,
  type OrderStep,
  overdueEvent,
} from '@title24/shared-domain/orders';
import { and, asc, eq, inArray, isNotNull, lte, type SQL } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { forbidden } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { restoreEntered, setProjectState } from '../../projects/ordering/snapshots.ts';
import { projects } from '../../projects/tables/projects.table.ts';
import { defineWorkflow, type Seen } from '../../workflow/workflow.ts';
import type {
  AppliedEvent,
  EventRequest,
  SiteRequest,
  WorkContext,
} from '../../workflow/workflow-definition.ts';
import { orderLapsed, projectLocked } from '../mails/customer-mails.ts';
import { type MailedOrder, mailedOf } from '../mails/mailed-order.ts';
import type { OrderMailer } from '../mails/order-mailer.ts';
import { lapsedWithFee } from '../mails/staff-mails.ts';
import type { OrderPayments } from '../payments/order-payments.ts';
import { appendEvent } from '../store/order-history.ts';
import {
  loadOrder,
  lockOrder,
  type OrderRecord,
  orderOf,
  type Submission,
  updateOrder,
} from '../store/order-record.ts';
import { orders } from '../tables/orders.table.ts';

export interface OrderDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: OrderMailer;
  readonly payments: OrderPayments;
}

interface OrderTypes {
  readonly Dependencies: OrderDependencies;
  readonly KeyName: 'order';
  readonly Record: OrderRecord;
  readonly Item: { readonly order: Order };
  readonly Step: OrderStep;
  readonly By: OrderActor;
  readonly Input: OrderEventInput;
  readonly Extra: {
    readonly submission?: Submission;
    readonly columns?: Parameters<typeof updateOrder>[3]['columns'];
  };
  readonly Mailed: MailedOrder;
  readonly Mail: MailContent;
}

/** The current order, locked for the transaction of an event, and the event's time. */
export type OrderContext = WorkContext<OrderTypes>;
export type OrderEventRequest = EventRequest<OrderTypes>;
export type OrderSiteRequest = SiteRequest<OrderTypes>;
export type SeenOrder = Seen<OrderTypes>;

const definition = defineWorkflow<OrderTypes>({
  keyName: 'order',
  subjectOf: (number) => `order ${number}`,
  load: (from, number, owner, lock) =>
    lock ? lockOrder(from as Transaction, number, owner) : loadOrder(from, number, owner),
  itemOf: (record) => ({ order: orderOf(record) }),
  requireAllowed({ row }, { by, actor }) {
    if (by === 'staff' && row.accountId === actor.accountId) {
      throw forbidden('Other staff have to handle orders of your account.');
    }
  },
  isEndedByDeadline: ({ row }) => row.cancelReason === 'no-response',
  async findOverdue(database, now) {
    const found = await database
      .select({ number: orders.number })
      .from(orders)
      .where(isOverdue(now))
      .orderBy(asc(orders.responseDueAt));
    return found.map(({ number }) => number);
  },
  dueEvent({ order }, now) {
    const event = overdueEvent(order, now.toISOString());
    if (event === null) return null;
    const isRelocked = order.kind === 'revision' || event === 'relock';
    return {
      input: { event },
      mails: (mailed) =>
        isRelocked
          ? { toCustomer: projectLocked(mailed) }
          : { toCustomer: orderLapsed(mailed), toStaff: lapsedWithFee(mailed) },
    };
  },
  apply: ({ order, now, calendar }, input, by) =>
    applyOrderEvent(order, input, by, now.toISOString(), calendar),
  store,
  async sendMails({ transaction, record, order }, _, mails, { mailer }) {
    const { mailed, address } = await mailedOf(transaction, record, order);
    const { toCustomer, toStaff } = mails(mailed);
    if (toCustomer) await mailer.toCustomer(transaction, address, toCustomer);
    if (toStaff) await mailer.toStaff(transaction, toStaff);
  },
  async follow({ transaction, key, record, order }, { effects }, { payments }) {
    for (const effect of effects) {
      if (effect.type !== 'charge-due') continue;
      const { charges } = await loadOrder(transaction, key, null);
      const charge = charges.find(({ kind }) => kind === effect.charge);
      if (!charge) continue;
      const { mailed, address } = await mailedOf(transaction, record, order);
      await payments.fallDue(transaction, address, mailed, charge);
    }
    return isSettled(order) ? { input: { event: 'complete' } } : null;
  },
  touch: (transaction, id, lastUpdate) =>
    transaction.update(orders).set({ lastUpdate }).where(eq(orders.id, id)),
});

/** Applies events to orders (D11). */
export class OrderWork extends definition {
  /**
   * Applies an event of the owner.
   * @returns the order's number
   * @throws RpcFault -32001 if the owner has no such order; -32009 if the order has changed since the owner loaded it;
   * -32010 if the event is not possible now
   */
  async byOwner(
    caller: Caller,
    { order, lastUpdate }: SeenOrder,
    wanted: (context: OrderContext) => Promise<OrderEventRequest>,
  ): Promise<string> {
    const target = { key: order, owner: caller.accountId, lastUpdate };
    await this.act({ by: 'owner', actor: caller }, target, wanted);
    return order;
  }

  /**
   * Applies a staff event, and records it in the audit log.
   * @returns the order's number
   * @throws RpcFault like {@link byOwner}; -32003 for the caller's own order
   */
  async byStaff(
    caller: Caller,
    { order, lastUpdate }: SeenOrder,
    wanted: (context: OrderContext) => Promise<OrderEventRequest>,
  ): Promise<string> {
    await this.act({ by: 'staff', actor: caller }, { key: order, lastUpdate }, wanted);
    return order;
  }

  /**
   * Applies the due events of an account's orders, each event in its own transaction. If `project` is not null, applies
   * only the events of this project's orders. Must be called before the account's orders or projects are listed or
   * loaded, because a due event can end an order and change its project's state.
   */
  async applyDueOf({ accountId }: Pick<Caller, 'accountId'>, project: string | null): Promise<void> {
    const { database, clock } = this.dependencies;
    const overdue = await database
      .select({ number: orders.number })
      .from(orders)
      .innerJoin(projects, eq(projects.id, orders.projectId))
      .where(
        and(
          eq(orders.accountId, accountId),
          project === null ? undefined : eq(projects.number, project),
          isOverdue(clock.now()),
        ),
      );
    for (const { number } of overdue) await this.applyDue(number, accountId);
  }
}

/** Returns the condition for orders whose response deadline has passed. */
function isOverdue(now: Date): SQL | undefined {
  return and(
    inArray(orders.state, [...customerOrderStates]),
    isNotNull(orders.responseDueAt),
    lte(orders.responseDueAt, now),
  );
}

async function store(
  { transaction, record, order, now }: OrderContext,
  { actor, request, step, at }: AppliedEvent<OrderTypes>,
  { clock }: OrderDependencies,
): Promise<void> {
  const { input, submission = null, columns = {}, detail } = request;
  const { row, project } = record;
  await updateOrder(transaction, record, step.order, { at, submission, columns });
  await appendEvent(transaction, actor, {
    orderId: row.id,
    at: now,
    event: input.event,
    before: order.state,
    after: step.order.state,
    detail,
  });
  for (const effect of step.effects) {
    if (effect.type === 'project') await setProjectState(transaction, project, effect.state, at);
    if (effect.type !== 'restore') continue;
    if (!row.entered) throw new Error(`Revision ${row.number} has no data from its start`);
    await restoreEntered(transaction, project, row.entered, clock, at);
  }
}
