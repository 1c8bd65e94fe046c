import { noticesDue, type OrderNotice, openOrderStates } from '@title24/shared-domain/orders';
import { asc, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { loadCalendar } from '../../calendar/business-calendar.ts';
import { answerReminder } from '../mails/customer-mails.ts';
import { promiseWarning } from '../mails/staff-mails.ts';
import { orderOf, recordsOf } from '../store/order-record.ts';
import { orderNotices } from '../tables/order-notices.table.ts';
import { orders } from '../tables/orders.table.ts';
import type { OrderDependencies, OrderWork } from './order-work.ts';

interface Dependencies extends OrderDependencies {
  readonly work: OrderWork;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Sends the due notices of orders, each once, even if it runs late or in several processes. A failure for one order is
 * logged, and the next run retries it.
 */
export async function sendDueNotices(dependencies: Dependencies): Promise<void> {
  const { clock, log } = dependencies;
  for (const number of await ordersWithNotices(dependencies, clock.now())) {
    await sendNotices(dependencies, number).catch((err: unknown) =>
      log.error({ err, order: number }, 'A notice about an order was not sent'),
    );
  }
}

/** How many orders are processed at a time. */
const batchSize = 500;

/** Returns the numbers of orders with a notice that is due and was not sent. */
async function ordersWithNotices({ database }: Dependencies, now: Date): Promise<string[]> {
  const calendar = await loadCalendar(database);
  const open = await database
    .select()
    .from(orders)
    .where(inArray(orders.state, [...openOrderStates]))
    .orderBy(asc(orders.id));
  const found: string[] = [];
  for (let start = 0; start < open.length; start += batchSize) {
    const rows = open.slice(start, start + batchSize);
    const sent = await database
      .select()
      .from(orderNotices)
      .where(
        inArray(
          orderNotices.orderId,
          rows.map(({ id }) => id),
        ),
      );
    const known = new Set(
      sent.map(({ orderId, notice, about }) => `${orderId} ${notice} ${about.getTime()}`),
    );
    for (const record of await recordsOf(database, rows)) {
      const { id, number } = record.row;
      const due = noticesDue(orderOf(record), now.toISOString(), calendar);
      if (due.some(({ notice, about }) => !known.has(`${id} ${notice} ${Date.parse(about)}`))) {
        found.push(number);
      }
    }
  }
  return found;
}

/**
 * Sends the due notices of an order. If there are several, as after an outage, each recipient gets only the most urgent
 * one.
 */
function sendNotices({ work }: Dependencies, number: string): Promise<void> {
  return work.bySite(number, async ({ transaction, record, order, calendar, now: sentAt }) => {
    const unsent: OrderNotice[] = [];
    for (const due of noticesDue(order, sentAt.toISOString(), calendar)) {
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
