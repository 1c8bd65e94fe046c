import {
  type DeskQueue,
  type DueFilter,
  endOf,
  type OrderState,
  openOrderStates,
  owedStates,
  pacificDate,
} from '@title24/shared-domain/orders';
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
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
  /** The account name of a reviewer, to list only their orders. */
  readonly reviewer: string | null;
  readonly open: boolean;
}

/** Returns a page of the queue, in order of due date; orders that wait for their customers come last. */
export async function deskQueue(
  transaction: Transaction,
  { page, search, state, due, reviewer, open }: Wanted,
  now: Date,
): Promise<DeskQueue> {
  const where = and(
    state === null ? undefined : eq(orders.state, state),
    // Literals instead of parameters, so that the partial index of waiting orders is used.
    open && state === null
      ? sql`${orders.state} in ('submitted', 'in-review', 'changes-needed', 'resubmitted', 'unlocked', 'delivered')`
      : undefined,
    reviewer === null ? undefined : eq(orders.reviewer, reviewer),
    due === null ? undefined : isDue(due, now),
    search === '' ? undefined : matchingOrders(search),
  );
  const { limit, offset } = pageOf(page);
  const ids = await transaction
    .select({ id: orders.id, total: sql<number>`(count(*) over ())::int` })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(where)
    .orderBy(sql`${orders.dueAt} asc nulls last`, asc(orders.submittedAt), asc(orders.id))
    .limit(limit)
    .offset(offset);
  const rows = await rowsOf(
    transaction,
    ids.map(({ id }) => id),
  );
  const records = await recordsOf(
    transaction,
    rows.map(({ order }) => order),
  );
  const items = records.map((record, index) => deskSummaryOf(record, rows[index]?.customer ?? '', now));
  // A page past the last one has no row with the total.
  const total = ids[0]?.total ?? (offset === 0 ? 0 : await countOf(transaction, where));
  return { now: now.toISOString(), items, total, counts: await countsOf(transaction, now) };
}

/** Returns orders with their customers' names, in the order of their ids. */
async function rowsOf(transaction: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await transaction
    .select({ order: orders, customer: accounts.name })
    .from(orders)
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(inArray(orders.id, [...ids]));
  return rows.sort((one, other) => ids.indexOf(one.order.id) - ids.indexOf(other.order.id));
}

async function countOf(transaction: Transaction, where: SQL | undefined): Promise<number> {
  const [counted] = await transaction
    .select({ total: sql<number>`count(*)::int` })
    .from(orders)
    .innerJoin(projects, eq(projects.id, orders.projectId))
    .innerJoin(accounts, eq(accounts.id, orders.accountId))
    .where(where);
  return counted?.total ?? 0;
}

/** Conditions for orders in our hands that are due, by the queue's filter. */
function isDue(due: DueFilter, now: Date): SQL {
  if (due === 'late') return lte(orders.dueAt, now);
  if (due === 'today') return lte(orders.dueAt, endOfToday(now));
  return sql`exists (select from ${orderRounds} where ${orderRounds.orderId} = ${orders.id} and ${orderRounds.endedAt} is null and ${orderRounds.rushDueAt} is not null)`;
}

/** Returns the midnight that ends the day in California. */
function endOfToday(now: Date): Date {
  return new Date(endOf(pacificDate(now.toISOString())).dueAt);
}

async function countsOf(transaction: Transaction, now: Date): Promise<DeskQueue['counts']> {
  const dueBy = (at: Date) =>
    sql<number>`count(*) filter (where ${orders.dueAt} <= ${at.toISOString()}::timestamptz)::int`;
  const [counted] = await transaction
    .select({
      waiting: sql<number>`count(*) filter (where ${orders.state} in ('submitted', 'resubmitted'))::int`,
      inReview: sql<number>`count(*) filter (where ${orders.state} = 'in-review')::int`,
      late: dueBy(now),
      dueToday: dueBy(endOfToday(now)),
      cancelRequests: sql<number>`count(*) filter (where ${orders.cancelRequestedAt} is not null)::int`,
    })
    .from(orders)
    .where(inArray(orders.state, [...openOrderStates]));
  const chargesDue = await transaction.$count(charges, inArray(charges.state, [...owedStates]));
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
