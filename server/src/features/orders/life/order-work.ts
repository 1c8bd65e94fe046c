import type { AuditAction } from '@title24/shared-domain';
import {
  applyOrderEvent,
  type BusinessCalendar,
  isSettled,
  type Order,
  type OrderEventInput,
  OrderRefusedError,
  type OrderStep,
  overdueEvent,
} from '@title24/shared-domain/orders';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { MailContent } from '../../../platform/mail/mail-content.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { changeMoment } from '../../../platform/rpc/params/last-update.ts';
import { conflict, forbidden, notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { accounts } from '../../accounts/tables/accounts.table.ts';
import { recordChange } from '../../audit/record-change.ts';
import { wordsOfCard } from '../../payments/cards/saved-cards.ts';
import { restoreEntered, setProjectState } from '../../projects/ordering/snapshots.ts';
import { projects } from '../../projects/tables/projects.table.ts';
import { loadCalendar } from '../calendar/business-calendar.ts';
import type { MailedOrder } from '../mails/mailed-order.ts';
import type { OrderMailer } from '../mails/order-mailer.ts';
import type { Payments } from '../payments/payments.ts';
import { appendEvent, type Maker, siteActor } from '../store/order-history.ts';
import {
  loadOrder,
  lockOrder,
  type OrderRecord,
  type Owner,
  orderOf,
  type Submission,
  updateOrder,
} from '../store/order-record.ts';
import { orders } from '../tables/orders.table.ts';
import { isOverdue } from './overdue.ts';
import { siteMails } from './site-mails.ts';

export interface OrderDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: OrderMailer;
  readonly payments: Payments;
}

/** The start of an event: the current order, locked, at the moment of the event. */
export interface Moment {
  readonly transaction: Transaction;
  readonly record: OrderRecord;
  readonly order: Order;
  readonly calendar: BusinessCalendar;
  readonly now: Date;
}

/** Sends the mails of an event: they go out if, and only if, it is committed. */
export interface EventMails {
  readonly toCustomer?: MailContent;
  readonly toStaff?: MailContent;
}

/** An event that a method requests. */
export interface WantedEvent {
  readonly input: OrderEventInput;
  readonly detail?: unknown;
  readonly submission?: Submission;
  readonly columns?: Parameters<typeof updateOrder>[3]['columns'];
  /** Makes further changes, in the same transaction. */
  also?(moment: Moment): Promise<void>;
  /** Sends the mails, given the order after the event. */
  mails?(mailed: MailedOrder): EventMails;
}

/** What the site itself does with an order: an event, or only mails. */
export type SiteWork = WantedEvent | (Pick<WantedEvent, 'mails'> & { readonly input?: never });

/** An order, in the state that the caller has seen. */
export interface SeenOrder {
  readonly order: string;
  readonly lastUpdate: string;
}

const ofStaff = 'Other staff have to handle orders of your own account.';

/**
 * Applies events to orders: each in one transaction that locks the order and writes its history, the audit log for
 * staff, and the mails (D11).
 */
export class OrderWork {
  readonly #dependencies: OrderDependencies;

  constructor(dependencies: OrderDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Applies an event of the owner.
   * @returns the number of the order
   * @throws RpcFault -32001 if they have no such order; -32009 if it has changed since; -32010 if it is not possible
   * now
   */
  byOwner(
    caller: Caller,
    seen: SeenOrder,
    wanted: (moment: Moment) => Promise<WantedEvent>,
  ): Promise<string> {
    return this.#make({ by: 'owner', actor: caller }, seen, caller.accountId, wanted);
  }

  /**
   * Applies an event of staff, and records it in the audit log.
   * @returns the number of the order
   * @throws RpcFault like {@link byOwner}; -32003 for an order of the caller's own
   */
  byStaff(
    caller: Caller,
    seen: SeenOrder,
    action: AuditAction,
    wanted: (moment: Moment) => Promise<WantedEvent>,
  ): Promise<string> {
    return this.#make({ by: 'staff', actor: caller }, seen, null, async (moment) => {
      const event = await wanted(moment);
      return {
        ...event,
        also: async (at) => {
          await event.also?.(at);
          await audit(at, caller, action, event.detail);
        },
      };
    });
  }

  /**
   * Writes to an order for staff without an event. It counts as a change: someone with an older state of the order gets
   * a conflict, instead of overwriting what they have not seen.
   * @throws RpcFault like {@link byStaff}
   */
  async writeOn(
    caller: Caller,
    seen: SeenOrder,
    action: AuditAction,
    write: (moment: Moment) => Promise<unknown>,
  ): Promise<void> {
    await this.applyDue(seen.order);
    await this.#dependencies.database.transaction(async (transaction) => {
      const moment = await this.#lock(transaction, seen, null, { by: 'staff', actor: caller });
      await audit(moment, caller, action, await write(moment));
      const { row } = moment.record;
      const lastUpdate = changeMoment(row.lastUpdate, this.#dependencies.clock);
      await transaction.update(orders).set({ lastUpdate }).where(eq(orders.id, row.id));
    });
    this.#dependencies.mailer.wake();
  }

  /**
   * Applies an event of the site itself, in one transaction that locks the order. If `wanted` returns null, there is no
   * event.
   * @throws RpcFault -32001, -32010
   */
  async bySite(number: string, wanted: (moment: Moment) => Promise<SiteWork | null>): Promise<void> {
    const { database, mailer } = this.#dependencies;
    await database.transaction(async (transaction) => {
      const moment = await this.#momentOf(transaction, await lockOrder(transaction, number, null));
      const work = await wanted(moment);
      if (work === null) return;
      if (work.input) await this.#apply(moment, { by: 'site', actor: siteActor }, work);
      else {
        const { mailed, address } = await this.mailedOf(transaction, moment.record, moment.order);
        await this.#send(transaction, address, work.mails?.(mailed));
      }
    });
    mailer.wake();
  }

  /** Applies the event that is due for an order, in a transaction of its own, whether or not the job ran. */
  async applyDue(number: string, owner: Owner = null): Promise<boolean> {
    const { database, clock, mailer } = this.#dependencies;
    const glance = orderOf(await loadOrder(database, number, owner));
    if (overdueEvent(glance, clock.now().toISOString()) === null) return false;
    const isDone = await database.transaction(async (transaction) => {
      const record = await lockOrder(transaction, number, owner);
      const moment = await this.#momentOf(transaction, record);
      const event = overdueEvent(moment.order, moment.now.toISOString());
      if (event === null) return false;
      const mails = (mailed: MailedOrder) => siteMails(event, mailed);
      await this.#apply(moment, { by: 'site', actor: siteActor }, { input: { event }, mails });
      return true;
    });
    mailer.wake();
    return isDone;
  }

  /**
   * Applies the events that are due for an account's orders, each in a transaction of its own: for those of one
   * project, or for all. Called before anything is returned about a project that an order may have released.
   */
  async applyDueOf({ accountId }: Pick<Caller, 'accountId'>, project: string | null): Promise<void> {
    const { database, clock } = this.#dependencies;
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

  /** Returns an order as mails describe it, and their recipient. */
  async mailedOf(transaction: Transaction, record: OrderRecord, order: Order) {
    const [customer] = await transaction
      .select({ name: accounts.name, email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, record.row.accountId));
    if (!customer) throw new Error(`Order ${record.row.number} has no account`);
    const mailed: MailedOrder = {
      number: record.row.number,
      projectNumber: record.project.number,
      projectName: record.project.name,
      customer: customer.name,
      order,
      card: await wordsOfCard(transaction, record.row.cardId),
    };
    return { mailed, address: customer.email };
  }

  async #make(
    maker: Maker,
    seen: SeenOrder,
    owner: Owner,
    wanted: (moment: Moment) => Promise<WantedEvent>,
  ): Promise<string> {
    const { database, mailer } = this.#dependencies;
    await this.applyDue(seen.order, owner);
    await database.transaction(async (transaction) => {
      const moment = await this.#lock(transaction, seen, owner, maker);
      await this.#apply(moment, maker, await wanted(moment));
    });
    mailer.wake();
    return seen.order;
  }

  async #lock(
    transaction: Transaction,
    seen: SeenOrder,
    owner: Owner,
    { by, actor }: Maker,
  ): Promise<Moment> {
    const record = await lockOrder(transaction, seen.order, owner);
    if (by === 'staff' && record.row.accountId === actor.accountId) throw forbidden(ofStaff);
    // If a deadline has ended the order, the rules explain what is still possible.
    const isSame = record.row.lastUpdate.getTime() === Date.parse(seen.lastUpdate);
    if (!isSame && record.row.cancelReason !== 'no-response') {
      throw conflict('This order has changed since you opened it. Reload it.', {
        order: record.row.number,
        state: record.row.state,
        lastUpdate: record.row.lastUpdate.toISOString(),
      });
    }
    return this.#momentOf(transaction, record);
  }

  async #momentOf(transaction: Transaction, record: OrderRecord): Promise<Moment> {
    return {
      transaction,
      record,
      order: orderOf(record),
      calendar: await loadCalendar(transaction),
      now: this.#dependencies.clock.now(),
    };
  }

  async #apply(moment: Moment, maker: Maker, wanted: WantedEvent): Promise<void> {
    const { transaction, record, order, now, calendar } = moment;
    const { clock, payments } = this.#dependencies;
    const step = stepOf(record, () =>
      applyOrderEvent(order, wanted.input, maker.by, now.toISOString(), calendar),
    );
    const at = changeMoment(record.row.lastUpdate, clock);
    await updateOrder(transaction, record, step.order, {
      at,
      submission: wanted.submission ?? null,
      columns: wanted.columns ?? {},
    });
    await appendEvent(transaction, maker, {
      orderId: record.row.id,
      at: now,
      event: wanted.input.event,
      before: order.state,
      after: step.order.state,
      detail: wanted.detail,
    });
    await wanted.also?.(moment);
    await this.#bringAbout(moment, step, at);
    const { mailed, address } = await this.mailedOf(transaction, record, step.order);
    await this.#send(transaction, address, wanted.mails?.(mailed));
    for (const effect of step.effects) {
      if (effect.type !== 'charge-due') continue;
      const { charges } = await loadOrder(transaction, record.row.number, null);
      const charge = charges.find(({ kind }) => kind === effect.charge);
      if (charge) await payments.fallDue(transaction, address, mailed, charge);
    }
    if (!isSettled(step.order)) return;
    const settled = await loadOrder(transaction, record.row.number, null);
    await this.#apply(
      { ...moment, record: settled, order: orderOf(settled) },
      { by: 'site', actor: siteActor },
      { input: { event: 'complete' } },
    );
  }

  async #send(transaction: Transaction, address: string, mails: EventMails = {}): Promise<void> {
    const { mailer } = this.#dependencies;
    if (mails.toCustomer) await mailer.toCustomer(transaction, address, mails.toCustomer);
    if (mails.toStaff) await mailer.toStaff(transaction, mails.toStaff);
  }

  async #bringAbout({ transaction, record }: Moment, { effects }: OrderStep, at: Date): Promise<void> {
    for (const effect of effects) {
      if (effect.type === 'project') await setProjectState(transaction, record.project, effect.state, at);
      if (effect.type !== 'restore') continue;
      if (!record.row.entered) throw new Error(`Revision ${record.row.number} has no data from its start`);
      await restoreEntered(transaction, record.project, record.row.entered, this.#dependencies.clock, at);
    }
  }
}

/** Returns the effect of an event by the rules. @throws RpcFault -32010 with their message, and the state */
export function stepOf<Result>({ row }: Pick<OrderRecord, 'row'>, apply: () => Result): Result {
  try {
    return apply();
  } catch (error) {
    if (error instanceof OrderRefusedError) throw notPossible(error.message, row.state);
    throw error;
  }
}

function audit({ transaction, record, order }: Moment, caller: Caller, action: AuditAction, detail: unknown) {
  return recordChange(transaction, caller, {
    action,
    subject: `order ${record.row.number}`,
    before: { state: order.state },
    after: detail ?? null,
  });
}
