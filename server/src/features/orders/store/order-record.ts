import {
  emptyChecklist,
  type Instant,
  type Order,
  type OrderItem,
  type OrderTotal,
  totalOf,
} from '@title24/shared-domain/orders';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { wire } from '../../../platform/db/wire.ts';
import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import type { ProjectRow } from '../../projects/own-project.ts';
import { projects } from '../../projects/tables/projects.table.ts';
import type { Owner } from '../../workflow/workflow-definition.ts';
import { charges } from '../tables/charges.table.ts';
import { orderLines } from '../tables/order-lines.table.ts';
import { orderRounds } from '../tables/order-rounds.table.ts';
import { orders } from '../tables/orders.table.ts';

export type OrderRow = typeof orders.$inferSelect;
export type RoundRow = typeof orderRounds.$inferSelect;
export type ChargeRow = typeof charges.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

/** An order as stored. */
export interface OrderRecord {
  readonly row: OrderRow;
  readonly project: ProjectRow;
  readonly lines: readonly LineRow[];
  readonly rounds: readonly RoundRow[];
  readonly charges: readonly ChargeRow[];
}

/**
 * Locks an order and its project until the transaction ends. To avoid deadlocks, all code locks the project first.
 * @throws RpcFault -32001 if there is no such order, or if `owner` is neither null nor the order's account
 */
export async function lockOrder(
  transaction: Transaction,
  number: string,
  owner: Owner,
): Promise<OrderRecord> {
  const { projectId } = await findOrder(transaction, number, owner);
  await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('update');
  await transaction.select({ id: orders.id }).from(orders).where(eq(orders.number, number)).for('update');
  return loadOrder(transaction, number, owner);
}

/**
 * Loads an order with its project, lines, rounds and charges.
 * @throws RpcFault -32001 if there is no such order, or if `owner` is neither null nor the order's account
 */
export async function loadOrder(
  database: Database | Transaction,
  number: string,
  owner: Owner,
): Promise<OrderRecord> {
  const row = await findOrder(database, number, owner);
  const [record] = await recordsOf(database, [row]);
  if (!record) throw notFound(`There is no order ${number}.`);
  return record;
}

async function findOrder(database: Database | Transaction, number: string, owner: Owner): Promise<OrderRow> {
  const [row] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.number, number), owner === null ? undefined : eq(orders.accountId, owner)));
  if (!row) throw notFound(`There is no order ${number}.`);
  return row;
}

/** Loads the records of several orders, in the sequence of `rows`. */
export async function recordsOf(
  database: Database | Transaction,
  rows: readonly OrderRow[],
): Promise<OrderRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const projectIds = [...new Set(rows.map(({ projectId }) => projectId))];
  const projectRows = await database.select().from(projects).where(inArray(projects.id, projectIds));
  const lines = await database
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.sku));
  const rounds = await database
    .select()
    .from(orderRounds)
    .where(inArray(orderRounds.orderId, ids))
    .orderBy(asc(orderRounds.round));
  const chargeRows = await database
    .select()
    .from(charges)
    .where(inArray(charges.orderId, ids))
    .orderBy(asc(charges.createdAt), asc(charges.kind));
  return rows.flatMap((row) => {
    const project = projectRows.find(({ id }) => id === row.projectId);
    if (!project) return [];
    const ofOrder = <Row extends { orderId: string }>(all: readonly Row[]) =>
      all.filter(({ orderId }) => orderId === row.id);
    return [{ row, project, lines: ofOrder(lines), rounds: ofOrder(rounds), charges: ofOrder(chargeRows) }];
  });
}

const dateOf = (instant: Instant | null): Date | null => (instant === null ? null : new Date(instant));

/** Converts a stored order to the domain's order. */
export function orderOf({ row, lines, rounds, charges: chargeRows }: OrderRecord): Order {
  return {
    ...wire(row, 'kind', 'state', 'round', 'submittedAt', 'reviewer', 'reviewStartedAt', 'contactedAt'),
    ...wire(
      row,
      'responseDueAt',
      'cancelRequestedAt',
      'deliveredAt',
      'compliance',
      'mailedAt',
      'cancelledAt',
    ),
    ...wire(row, 'cancelReason', 'rebateCents', 'rushWaivedCents'),
    total: totalOf(lines.map(({ orderId: _, ...line }) => line)),
    runs: rounds.map((run) => ({
      from: run.startedAt.toISOString(),
      ...wire(run, 'round', 'dueAt', 'rushDueAt', 'endedAt'),
    })),
    charges: chargeRows.map((charge) => wire(charge, 'kind', 'cents', 'state')),
  };
}

function columnsOf({ total: _, runs, charges: __, ...order }: Order) {
  return {
    ...order,
    ...deadlinesOf(runs),
    submittedAt: new Date(order.submittedAt),
    reviewStartedAt: dateOf(order.reviewStartedAt),
    contactedAt: dateOf(order.contactedAt),
    responseDueAt: dateOf(order.responseDueAt),
    cancelRequestedAt: dateOf(order.cancelRequestedAt),
    deliveredAt: dateOf(order.deliveredAt),
    mailedAt: dateOf(order.mailedAt),
    cancelledAt: dateOf(order.cancelledAt),
  };
}

/** Returns the newest run's earliest deadline as `promisedAt`. `dueAt` is the same, but null once the run has ended. */
function deadlinesOf(runs: Order['runs']) {
  const run = runs.at(-1);
  if (!run) return { promisedAt: null, dueAt: null };
  const instants = [run.dueAt, run.rushDueAt].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  const promisedAt = new Date(Math.min(...instants));
  return { promisedAt, dueAt: run.endedAt === null ? promisedAt : null };
}

/** Data of an order's submission or resubmission. */
export interface Submission {
  readonly snapshotId: string;
  readonly reply: string;
}

type NewOrder = Pick<typeof orders.$inferInsert, 'number' | 'projectId' | 'accountId'> &
  Partial<
    Pick<
      typeof orders.$inferInsert,
      'address' | 'consent' | 'idempotencyKey' | 'cardId' | 'revisionOf' | 'entered'
    >
  > & {
    readonly items: readonly OrderItem[];
  };

/** Stores a new order, and the first round if there is a submission. */
export async function insertOrder(
  transaction: Transaction,
  order: Order,
  others: NewOrder,
  submission: Submission | null,
  at: Date,
): Promise<void> {
  const [row] = await transaction
    .insert(orders)
    .values({ ...columnsOf(order), ...others, noticesDueAt: at, lastUpdate: at })
    .returning();
  if (!row) throw new Error('The order was not stored');
  await writeLines(transaction, row.id, order.total);
  if (submission) await writeRuns(transaction, { row, rounds: [] }, order, submission);
}

/** Stores the changes that an event made to an order. The transaction must have locked the order. */
export async function updateOrder(
  transaction: Transaction,
  record: OrderRecord,
  order: Order,
  {
    at,
    submission = null,
    columns = {},
  }: {
    readonly at: Date;
    readonly submission?: Submission | null;
    readonly columns?: Partial<
      Pick<typeof orders.$inferInsert, 'cancelRequestReason' | 'trackingNumber' | 'items'>
    >;
  },
): Promise<void> {
  const { row } = record;
  await transaction
    .update(orders)
    .set({ ...columnsOf(order), ...columns, noticesDueAt: at, lastUpdate: at })
    .where(eq(orders.id, row.id));
  if (submission) await writeLines(transaction, row.id, order.total);
  await writeRuns(transaction, record, order, submission);
  for (const { kind, cents, state } of order.charges) {
    const before = record.charges.find((charge) => charge.kind === kind);
    if (before?.state === state && before.cents === cents) continue;
    // An upsert is not possible, because the insert trigger would also check the cause of an existing charge, and this
    // cause may no longer exist.
    await (before
      ? transaction.update(charges).set({ cents, state }).where(eq(charges.id, before.id))
      : transaction.insert(charges).values({ orderId: row.id, kind, cents, state, createdAt: at }));
  }
}

async function writeLines(transaction: Transaction, orderId: string, { lines }: OrderTotal): Promise<void> {
  await transaction.delete(orderLines).where(eq(orderLines.orderId, orderId));
  await transaction.insert(orderLines).values(lines.map((line) => ({ orderId, ...line })));
}

async function writeRuns(
  transaction: Transaction,
  { row, rounds }: Pick<OrderRecord, 'row' | 'rounds'>,
  { runs }: Order,
  submission: Submission | null,
): Promise<void> {
  for (const run of runs) {
    const before = rounds.find(({ round }) => round === run.round);
    const endedAt = dateOf(run.endedAt);
    if (!before) {
      if (!submission) throw new Error('A round needs a submission');
      await transaction.insert(orderRounds).values({
        orderId: row.id,
        round: run.round,
        ...submission,
        startedAt: new Date(run.from),
        dueAt: new Date(run.dueAt),
        rushDueAt: dateOf(run.rushDueAt),
        endedAt,
        checklist: emptyChecklist,
        actions: [],
      });
    } else if (before.endedAt?.getTime() !== endedAt?.getTime()) {
      await transaction
        .update(orderRounds)
        .set({ endedAt })
        .where(and(eq(orderRounds.orderId, row.id), eq(orderRounds.round, run.round)));
    }
  }
}
