import { nextNoticeAt, noticesDue, type OrderNotice, openOrderStates } from '@title24/shared-domain/orders';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../../../platform/db/database.ts';
import { answerReminder } from '../mails/customer-mails.ts';
import { promiseWarning } from '../mails/staff-mails.ts';
import { orderNotices } from '../tables/order-notices.table.ts';
import { orders } from '../tables/orders.table.ts';
import type { OrderDependencies, OrderWork } from './order-work.ts';

interface Dependencies extends OrderDependencies {
  readonly work: OrderWork;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Sends due notices about orders, each at most once, even if several processes do this at the same time. If one
 * order fails, logs the error and retries that order in the next run.
 */
export async function sendDueNotices(dependencies: Dependencies): Promise<void> {
  const { clock, log } = dependencies;
  for (const number of await ordersWithNotices(dependencies, clock.now())) {
    await sendNotices(dependencies, number).catch((err: unknown) =>
      log.error({ err, order: number }, 'A notice about an order was not sent'),
    );
  }
}

async function ordersWithNotices({ database }: Dependencies, now: Date): Promise<string[]> {
  const found = await database
    .select({ number: orders.number })
    .from(orders)
    .where(and(lte(orders.noticesDueAt, now), inArray(orders.state, [...openOrderStates])))
    .orderBy(asc(orders.noticesDueAt));
  return found.map(({ number }) => number);
}

/**
 * Makes the next run of {@link sendDueNotices} check all open orders. Must be called when business days change, because
 * reminders depend on them.
 */
export async function requestNoticeCheck(transaction: Transaction, now: Date): Promise<void> {
  await transaction
    .update(orders)
    .set({ noticesDueAt: now })
    .where(inArray(orders.state, [...openOrderStates]));
}

/**
 * Sends an order's due notices. If several are due, for example after an outage, each recipient gets only the latest
 * one.
 */
function sendNotices({ work }: Dependencies, number: string): Promise<void> {
  return work.bySite(number, async ({ transaction, record, order, calendar, now: sentAt }) => {
    const unsent: OrderNotice[] = [];
    const now = sentAt.toISOString();
    const next = nextNoticeAt(order, now, calendar);
    await transaction
      .update(orders)
      .set({ noticesDueAt: next === null ? null : new Date(next) })
      .where(eq(orders.id, record.row.id));
    for (const due of noticesDue(order, now, calendar)) {
      const { notice, about } = due;
      const added = await transaction
        .insert(orderNotices)
        .values({ orderId: record.row.id, notice, about: new Date(about), sentAt })
        .onConflictDoNothing()
        .returning({ notice: orderNotices.notice });
      if (added.length > 0) unsent.push(due);
    }
    if (unsent.length === 0) return null;
    const toCustomer = unsent.findLast(({ to }) => to === 'customer');
    const toStaff = unsent.findLast(({ to }) => to === 'staff');
    return {
      mails: (mailed) => ({
        ...(toCustomer && { toCustomer: answerReminder(mailed, toCustomer.about) }),
        ...(toStaff && { toStaff: promiseWarning(mailed, toStaff.notice) }),
      }),
    };
  });
}
