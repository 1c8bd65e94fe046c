import type { OrderDifference } from '@title24/shared-domain/orders';
import { type ProjectContent, projectDifference } from '@title24/shared-domain/projects';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { projectSnapshots } from '../../projects/tables/project-snapshots.table.ts';
import type { OrderRecord } from '../store/order-record.ts';

interface Wanted {
  /** Number of the newer round, or null for the latest round. */
  readonly round: number | null;
  /** Number of the older round, or null for the round before the newer one. */
  readonly from: number | null;
}

/**
 * Returns the differences between the project data submitted in two rounds of an order. If `from` is null, a revision's
 * first round is compared with the project at the revision's start, and the first round of any other order has no
 * differences.
 * @throws RpcFault -32001 if the order lacks one of the rounds
 */
export async function compareRounds(
  transaction: Transaction,
  record: OrderRecord,
  { round, from }: Wanted,
): Promise<OrderDifference> {
  const to = round ?? record.row.round;
  const earlier = from ?? to - 1;
  const after = await submitted(transaction, record, to);
  if (earlier < 1 && from === null) {
    const { entered } = record.row;
    return { from: null, to, changes: entered ? projectDifference(entered.data, after) : [] };
  }
  const before = await submitted(transaction, record, earlier);
  return { from: earlier, to, changes: projectDifference(before, after) };
}

async function submitted(
  transaction: Transaction,
  { row, rounds }: OrderRecord,
  round: number,
): Promise<ProjectContent> {
  const found = rounds.find((each) => each.round === round);
  const [snapshot] = found
    ? await transaction
        .select({ data: projectSnapshots.data })
        .from(projectSnapshots)
        .where(eq(projectSnapshots.id, found.snapshotId))
    : [];
  if (!snapshot) throw notFound(`Order ${row.number} has no round ${round}.`);
  return snapshot.data;
}
