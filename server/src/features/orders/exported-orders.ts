import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { recordsOf } from './store/order-record.ts';
import { orderEvents } from './tables/order-events.table.ts';
import { orders } from './tables/orders.table.ts';

/** Returns the account's orders with their history, without internal staff notes. */
export async function exportedOrders(database: Database, { accountId }: Pick<Caller, 'accountId'>) {
  const rows = await database
    .select()
    .from(orders)
    .where(eq(orders.accountId, accountId))
    .orderBy(asc(orders.submittedAt));
  const records = await recordsOf(database, rows);
  const events = await database
    .select()
    .from(orderEvents)
    .where(
      inArray(
        orderEvents.orderId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderEvents.id));
  return records.map(({ row, project, lines, rounds, charges }) => {
    const { id, projectId: _, accountId: __, idempotencyKey: ___, entered: ____, ...order } = row;
    return {
      ...order,
      project: project.number,
      lines: lines.map(({ orderId: _____, ...line }) => line),
      rounds: rounds.map(({ orderId: _____, snapshotId: ______, checklist: _______, ...round }) => round),
      charges: charges.map(({ kind, cents, state, createdAt }) => ({ kind, cents, state, createdAt })),
      events: events
        .filter(({ orderId }) => orderId === id)
        .map(({ at, event, by, after }) => ({ at, event, by, state: after })),
    };
  });
}
