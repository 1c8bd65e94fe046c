import { policy } from '@title24/shared-domain';
import { eq, lt } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import { daysAgo } from '../../../platform/clock/days-ago.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { notFound, notPossible } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { goneAt, ownProjectOrInTrash } from '../own-project.ts';
import { projectSnapshots } from '../tables/project-snapshots.table.ts';
import { projects } from '../tables/projects.table.ts';
import { requireRoom } from './project-limits.ts';

/**
 * Moves the caller's project to the trash, unless it is there already.
 * @throws RpcFault -32001 if the project does not exist; -32010 if it was ordered
 */
export async function removeProject(
  transaction: Transaction,
  caller: Pick<Caller, 'accountId'>,
  number: string,
  clock: Clock,
): Promise<void> {
  const row = await ownProjectOrInTrash(transaction, caller, number, 'update');
  if (row.removedAt) return;
  if (row.state !== 'in-progress' || (await wasOrdered(transaction, row.id))) {
    throw notPossible(`Project ${number} was ordered and is kept. It cannot be removed.`, row.state);
  }
  await transaction.update(projects).set({ removedAt: clock.now() }).where(eq(projects.id, row.id));
}

/**
 * Restores the caller's project, if it is in the trash.
 * @throws RpcFault -32001 if the project does not exist or its time in the trash has expired; -32011 if the caller has
 * too many projects in progress
 */
export async function restoreProject(
  transaction: Transaction,
  caller: Pick<Caller, 'accountId'>,
  number: string,
  clock: Clock,
): Promise<void> {
  const row = await ownProjectOrInTrash(transaction, caller, number, 'update');
  const end = goneAt(row);
  if (end === null) return;
  if (end.getTime() <= clock.now().getTime()) throw notFound(`There is no project ${number}.`);
  await requireRoom(transaction, caller, 'restored');
  await transaction.update(projects).set({ removedAt: null }).where(eq(projects.id, row.id));
}

async function wasOrdered(transaction: Transaction, projectId: string): Promise<boolean> {
  const [snapshot] = await transaction
    .select({ id: projectSnapshots.id })
    .from(projectSnapshots)
    .where(eq(projectSnapshots.projectId, projectId))
    .limit(1);
  return snapshot !== undefined;
}

/** Deletes projects whose time in the trash has expired. @returns the number of deleted projects */
export async function emptyTrash(database: Database, clock: Clock): Promise<number> {
  const latest = daysAgo(policy.retention.projectTrashDays, clock);
  const deleted = await database.delete(projects).where(lt(projects.removedAt, latest));
  return deleted.rowCount ?? 0;
}
