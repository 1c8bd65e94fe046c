import {
  type DeskQueue,
  type DueFilter,
  endOf,
  type OrderState,
  openOrderStates,
  pacificDate,
} from '@title24/shared-domain/orders';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { pageOf } from '../../../platform/rpc/params/list-params.ts';
import { accounts } from '../../accounts/tables/accounts.table.ts';
import { projects } from '../../projects/tables/projects.table.ts';
import { recordsOf } from '../store/order-record.ts';
import { deskSummaryOf } from '../store/order-views.ts';
import { charges } from '../tables/charges.table.ts';
import { orderRounds } from '../tables/order-rounds.table.ts';
import { orders } from '../tables/orders.table.ts';
import { matchingOrders } from './search-orders.ts';

interface Wanted {
  readonly page: number;
  readonly search: string;
  readonly state: OrderState | null;
  readonly due: DueFilter | null;
  /** The account name of a reviewer whose orders alone are wanted. */
  readonly reviewer: string | null;
  readonly open: boolean;
}

/** By when the run that goes on has to end; orders that are not with us come after those that are. */
const dueAt = sql`(select least(${orderRounds.dueAt}, ${orderRounds.rushDueAt}) from ${orderRounds} where ${orderRounds.orderId} = ${orders.id} and ${orderRounds.endedAt} is null)`;

/** A page of the queue, what is due first. */
export async function deskQueue(
  transaction: Transaction,
  { page, search, state, due, reviewer, open }: Wanted,
  now: Date,
): Promise<DeskQueue> {
  const where = and(
    state === null ? undefined : eq(orders.state, state),
    open && state === null ? inArray(orders.state, [...openOrderStates, 'delivered']) : undefined,
    reviewer === null ? undefined : eq(orders.reviewer, reviewer),
    due === null ? undefined : isDue(due, now),
    search === '' ? undefined : matchingOrders(search),
  );
  const { limit, offset } = pageOf(page);
  const found = transaction
    .select({ order: orders, customer: accounts.name })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(where);
  const rows = await found
    .orderBy(sql`${dueAt} asc nulls last`, asc(orders.submittedAt), asc(orders.id))
    .limit(limit)
    .offset(offset);
  const [count] = await transaction
    .select({ total: sql<number>`count(*)::int` })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(where);
  const records = await recordsOf(
    transaction,
    rows.map(({ order }) => order),
  );
  const items = records.map((record, index) => deskSummaryOf(record, rows[index]?.customer ?? '', now));
  const counts = await countsOf(transaction, now);
  return { now: now.toISOString(), items, total: count?.total ?? 0, counts };
}

/** Orders that are with us and due, by what the queue calls it. */
function isDue(due: DueFilter, now: Date) {
  if (due === 'late') return sql`${dueAt} <= ${now.toISOString()}::timestamptz`;
  if (due === 'today') return sql`${dueAt} <= ${endOfToday(now)}::timestamptz`;
  return sql`exists (select from ${orderRounds} where ${orderRounds.orderId} = ${orders.id} and ${orderRounds.endedAt} is null and ${orderRounds.rushDueAt} is not null)`;
}

/** The midnight that ends the day in California. */
function endOfToday(now: Date): string {
  return endOf(pacificDate(now.toISOString())).dueAt;
}

async function countsOf(transaction: Transaction, now: Date): Promise<DeskQueue['counts']> {
  const [counted] = await transaction
    .select({
      waiting: sql<number>`count(*) filter (where ${orders.state} in ('submitted', 'resubmitted'))::int`,
      inReview: sql<number>`count(*) filter (where ${orders.state} = 'in-review')::int`,
      late: sql<number>`count(*) filter (where exists (select from ${orderRounds} where ${orderRounds.orderId} = ${orders.id} and ${orderRounds.endedAt} is null and ${orderRounds.dueAt} <= ${now.toISOString()}::timestamptz))::int`,
      dueToday: sql<number>`count(*) filter (where ${dueAt} <= ${endOfToday(now)}::timestamptz)::int`,
      cancelRequests: sql<number>`count(*) filter (where ${orders.cancelRequestedAt} is not null)::int`,
    })
    .from(orders)
    .where(inArray(orders.state, [...openOrderStates]));
  const chargesDue = await transaction.$count(charges, eq(charges.state, 'due'));
  const feesToConfirm = await transaction.$count(charges, eq(charges.state, 'proposed'));
  return {
    waiting: counted?.waiting ?? 0,
    inReview: counted?.inReview ?? 0,
    late: counted?.late ?? 0,
    cancelRequests: counted?.cancelRequests ?? 0,
    feesToConfirm,
    dueToday: counted?.dueToday ?? 0,
    chargesDue,
  };
}
