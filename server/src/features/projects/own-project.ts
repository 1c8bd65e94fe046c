import { policy } from '@title24/shared-domain';
import { isEditable, lockedMessage } from '@title24/shared-domain/projects';
import { and, eq } from 'drizzle-orm';
import { daysAfter } from '../../platform/clock/days-ago.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { notFound, notPossible } from '../../platform/rpc/protocol/rpc-fault.ts';
import { projects } from './tables/projects.table.ts';

export type ProjectRow = typeof projects.$inferSelect;

/** Returns when a project in the trash will be deleted, or null if the project is not in the trash. */
export function goneAt({ removedAt }: Pick<ProjectRow, 'removedAt'>): Date | null {
  return removedAt && daysAfter(removedAt, policy.retention.projectTrashDays);
}

/**
 * Returns the caller's project, even if it is in the trash. `update` locks the database row until the transaction ends.
 * @throws RpcFault -32001 if the caller has no such project
 */
export async function ownProjectOrInTrash(
  database: Database | Transaction,
  { accountId }: Pick<Caller, 'accountId'>,
  number: string,
  lock?: 'update',
): Promise<ProjectRow> {
  const query = database
    .select()
    .from(projects)
    .where(and(eq(projects.number, number), eq(projects.accountId, accountId)));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound(`There is no project ${number}.`);
  return row;
}

/**
 * Like {@link ownProjectOrInTrash}, but refuses a project in the trash.
 * @throws RpcFault -32001 if the caller has no such project; -32010 if it is in the trash
 */
export async function ownProject(
  database: Database | Transaction,
  caller: Pick<Caller, 'accountId'>,
  number: string,
  lock?: 'update',
): Promise<ProjectRow> {
  const row = await ownProjectOrInTrash(database, caller, number, lock);
  if (row.removedAt) {
    throw notPossible(`Project ${number} is in the trash. Restore it from My Projects first.`, 'removed');
  }
  return row;
}

/**
 * Like {@link ownProject}, but also locks the database row, so that the project's data can be changed.
 * @throws RpcFault -32010 also if the project is ordered or completed
 */
export async function editableProject(
  transaction: Transaction,
  caller: Pick<Caller, 'accountId'>,
  number: string,
): Promise<ProjectRow> {
  const row = await ownProject(transaction, caller, number, 'update');
  if (!isEditable(row.state)) throw notPossible(lockedMessage(number, row.state), row.state);
  return row;
}
