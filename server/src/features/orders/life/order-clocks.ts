import { noticesDue, openOrderStates } from '@title24/shared-domain/orders';
import { asc, inArray } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { loadCalendar } from '../../calendar/business-calendar.ts';
import { answerReminder } from '../mails/customer-mails.ts';
import { promiseWarning } from '../mails/staff-mails.ts';
import { lockOrder, orderOf, recordsOf } from '../store/order-record.ts';
import { orderNotices } from '../tables/order-notices.table.ts';
import { orders } from '../tables/orders.table.ts';
import type { OrderDependencies, OrderWork } from './order-work.ts';

interface Dependencies extends OrderDependencies {
  readonly work: OrderWork;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Ends the orders whose deadlines have passed, and sends the notices that are due: each once, however late it runs and
 * even if it runs in several processes. A failure for one order is logged, and the next run retries it.
 */
export async function runOrderClocks(dependencies: Dependencies): Promise<void> {
  const { clock, work, log } = dependencies;
  await work.checkDeadlines(log);
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
 * Sends the notices of an order that are due. If several are, as after an outage, each recipient gets only the most
 * urgent one.
 */
async function sendNotices({ database, clock, work, mailer }: Dependencies, number: string): Promise<void> {
  const isSent = await database.transaction(async (transaction) => {
    const record = await lockOrder(transaction, number, null);
    const order = orderOf(record);
    const sentAt = clock.now();
    const due = noticesDue(order, sentAt.toISOString(), await loadCalendar(transaction));
    const unsent: typeof due = [];
    for (const notice of due) {
      const added = await transaction
        .insert(orderNotices)
        .values({
          orderId: record.row.id,
          notice: notice.notice,
          about: new Date(notice.about),
          sentAt,
        })
        .onConflictDoNothing()
        .returning({ notice: orderNotices.notice });
      if (added.length > 0) unsent.push(notice);
    }
    if (unsent.length === 0) return false;
    const { mailed, address } = await work.mailedOf(transaction, record, order);
    const toCustomer = unsent.findLast(({ to }) => to === 'customer');
    const toStaff = unsent.findLast(({ to }) => to === 'staff');
    if (toCustomer) {
      await mailer.toCustomer(transaction, address, answerReminder(mailed, toCustomer.about));
    }
    if (toStaff) await mailer.toStaff(transaction, promiseWarning(mailed, toStaff.notice));
    return true;
  });
  if (isSent) mailer.wake();
}
