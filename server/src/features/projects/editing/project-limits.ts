import { projectLimits } from '@title24/shared-domain/projects';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { limitReached } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { accounts } from '../../accounts/tables/accounts.table.ts';
import { projects } from '../tables/projects.table.ts';

const { projectsInProgress, projects: maxProjects, dataBytes, takeoffBytes } = projectLimits;

/**
 * Checks that the caller can have one more project. A `restored` project counts toward the maximum of projects in
 * progress, and a `begun` project also toward the maximum of all projects. Locks the account until the transaction
 * ends, so that simultaneous requests cannot exceed a maximum.
 * @throws RpcFault -32011 if the caller has too many projects
 */
export async function requireRoom(
  transaction: Transaction,
  { accountId }: Pick<Caller, 'accountId'>,
  what: 'begun' | 'restored',
): Promise<void> {
  await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  const isOwn = eq(projects.accountId, accountId);
  const isInProgress = and(eq(projects.state, 'in-progress'), isNull(projects.removedAt));
  const [counted] = await transaction
    .select({
      all: count(),
      inProgress: sql<number>`count(*) filter (where ${isInProgress})`.mapWith(Number),
    })
    .from(projects)
    .where(isOwn);
  const { all = 0, inProgress = 0 } = counted ?? {};
  if (inProgress >= projectsInProgress) {
    const message = `You have ${projectsInProgress} projects in progress, which is the maximum. Order or remove one first.`;
    throw limitReached(message, { limit: 'projectsInProgress', max: projectsInProgress });
  }
  if (what === 'begun' && all >= maxProjects) {
    const message = `You have ${maxProjects} projects, which is the maximum. Remove some that you no longer need, and write to us about ordered ones.`;
    throw limitReached(message, { limit: 'projects', max: maxProjects });
  }
}

/**
 * Checks the size of a project's data or traced plan.
 * @throws RpcFault -32011 if the size exceeds the maximum number of bytes
 */
export function requireSize(what: 'data' | 'takeoff', content: unknown): void {
  const max = what === 'data' ? dataBytes : takeoffBytes;
  if (Buffer.byteLength(JSON.stringify(content)) <= max) return;
  const name = what === 'data' ? 'A project' : 'A traced plan';
  const help = what === 'data' ? 'Shorten notes, or remove lines' : 'Remove outlines or points';
  throw limitReached(`${name} can hold ${max / 1000} kB. ${help} to save the rest.`, {
    limit: what === 'data' ? 'dataBytes' : 'takeoffBytes',
    max,
  });
}
