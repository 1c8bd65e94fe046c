import {
  type ChargeView,
  cancelUntil,
  type DeskOrder,
  type DeskSummary,
  emptyChecklist,
  isInCancelWindow,
  isLate,
  isOpenOrder,
  type OrderSummary,
  type OrderView,
} from '@title24/shared-domain/orders';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { accounts } from '../../accounts/tables/accounts.table.ts';
import { chargeAttempts } from '../tables/charges.table.ts';
import { orderEvents } from '../tables/order-events.table.ts';
import { orderNotes } from '../tables/order-notes.table.ts';
import { orders } from '../tables/orders.table.ts';
import { type OrderRecord, orderOf } from './order-record.ts';

/** An order in a list. */
export function summaryOf(record: OrderRecord, now: Date): OrderSummary {
  const { row, project } = record;
  const order = orderOf(record);
  const run = order.runs.find(({ endedAt }) => endedAt === null);
  return {
    number: row.number,
    projectNumber: project.number,
    projectName: project.name,
    kind: row.kind,
    state: row.state,
    round: row.round,
    totalCents: order.total.totalCents,
    submittedAt: order.submittedAt,
    lastUpdate: row.lastUpdate.toISOString(),
    dueAt: run?.dueAt ?? null,
    rushDueAt: run?.rushDueAt ?? null,
    responseDueAt: order.responseDueAt,
    cancelRequestedAt: order.cancelRequestedAt,
    isLate: isLate(order, now.toISOString()),
  };
}

/** An order in the desk's queue. */
export function deskSummaryOf(record: OrderRecord, customer: string, now: Date): DeskSummary {
  return { ...summaryOf(record, now), customer, reviewer: record.row.reviewer };
}

/** An order whole, as its customer sees it. */
export async function viewOf(
  database: Database | Transaction,
  record: OrderRecord,
  now: Date,
): Promise<OrderView> {
  const { row, rounds } = record;
  const order = orderOf(record);
  const { total } = order;
  const canCancel = isOpenOrder(order) && isInCancelWindow(order, now.toISOString());
  const events = await database
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, row.id))
    .orderBy(asc(orderEvents.id));
  return {
    ...summaryOf(record, now),
    lines: total.lines,
    servicesCents: total.servicesCents,
    mailingCents: total.mailingCents,
    taxCents: total.taxCents,
    evaluationFeeCents: total.evaluationFeeCents,
    rebateCents: row.rebateCents,
    rushWaivedCents: row.rushWaivedCents,
    address: row.address,
    cancelUntil: canCancel ? cancelUntil(order.submittedAt) : null,
    contactedAt: order.contactedAt,
    deliveredAt: order.deliveredAt,
    mailedAt: order.mailedAt,
    trackingNumber: row.trackingNumber,
    cancelledAt: order.cancelledAt,
    cancelReason: row.cancelReason,
    revisionOf: row.revisionOf === null ? null : await numberOf(database, row.revisionOf),
    rounds: order.runs.map((run, index) => ({
      round: run.round,
      from: run.from,
      dueAt: run.dueAt,
      rushDueAt: run.rushDueAt,
      endedAt: run.endedAt,
      reply: rounds[index]?.reply ?? '',
      message: rounds[index]?.message ?? '',
      actions: rounds[index]?.actions ?? [],
    })),
    events: events.map(({ at, event, by, after }) => ({ at: at.toISOString(), event, by, state: after })),
    charges: await chargesOf(database, record),
  };
}

/** An order whole, as staff see it. */
export async function deskViewOf(
  database: Database | Transaction,
  record: OrderRecord,
  now: Date,
): Promise<DeskOrder> {
  const { row, rounds } = record;
  const [customer] = await database
    .select({ name: accounts.name, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, row.accountId));
  const notes = await database
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, row.id))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id));
  return {
    ...(await viewOf(database, record, now)),
    customer: customer?.name ?? '',
    customerEmail: customer?.email ?? '',
    reviewer: row.reviewer,
    reviewStartedAt: row.reviewStartedAt?.toISOString() ?? null,
    cancelRequestReason: row.cancelRequestReason,
    checklist: rounds.at(-1)?.checklist ?? emptyChecklist,
    notes: notes.map(({ id, at, by, text }) => ({ id, at: at.toISOString(), by, text })),
  };
}

async function numberOf(database: Database | Transaction, id: string): Promise<string | null> {
  const [found] = await database.select({ number: orders.number }).from(orders).where(eq(orders.id, id));
  return found?.number ?? null;
}

async function chargesOf(database: Database | Transaction, { charges }: OrderRecord): Promise<ChargeView[]> {
  if (charges.length === 0) return [];
  const ids = charges.map(({ id }) => id);
  const attempts = await database.select().from(chargeAttempts).where(inArray(chargeAttempts.chargeId, ids));
  return charges.map(({ id, kind, cents, state }) => ({
    id,
    kind,
    cents,
    state,
    refundedCents: attempts
      .filter(({ chargeId, outcome }) => chargeId === id && outcome === 'refunded')
      .reduce((sum, attempt) => sum + attempt.cents, 0),
  }));
}
