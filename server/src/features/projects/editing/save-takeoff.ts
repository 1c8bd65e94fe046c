import { isDeepStrictEqual } from 'node:util';
import type { SavedStep, TakeoffConflict, TakeoffEntry } from '@title24/shared-domain/projects';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { changeMoment } from '../../../platform/rpc/params/last-update.ts';
import { conflict } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { editableProject } from '../own-project.ts';
import { filesOf } from '../reading/attachments.ts';
import { findingsOf } from '../reading/load-project.ts';
import { documentOf, stepsOf } from '../reading/project-document.ts';
import { projects } from '../tables/projects.table.ts';
import { requireSize } from './project-limits.ts';

/**
 * Saves the traced plan of the caller's project. Repeating a stored save, for example after a lost response, succeeds.
 * @throws RpcFault -32001 if the project does not exist; -32009 with the stored plan (TakeoffConflict) if another save
 * has changed it; -32010 if the project is in the trash or its state allows no edits; -32011 if the plan is too large
 */
export async function saveTakeoff(
  transaction: Transaction,
  caller: Pick<Caller, 'accountId'>,
  {
    number,
    takeoff,
    stamp,
  }: { readonly number: string; readonly takeoff: TakeoffEntry; readonly stamp: number },
  clock: Clock,
): Promise<SavedStep> {
  requireSize('takeoff', takeoff);
  const row = await editableProject(transaction, caller, number);
  const isStored = row.takeoffStamp !== stamp && isDeepStrictEqual(row.takeoff, takeoff);
  if (row.takeoffStamp !== stamp && !isStored) {
    const current: TakeoffConflict = {
      stamp: row.takeoffStamp,
      lastUpdate: row.lastUpdate.toISOString(),
      takeoff: row.takeoff,
    };
    throw conflict('This plan was traced in another window since you opened it.', current);
  }
  const takeoffStamp = isStored ? row.takeoffStamp : stamp + 1;
  const lastUpdate = isStored ? row.lastUpdate : changeMoment(row.lastUpdate, clock);
  if (!isStored) {
    await transaction
      .update(projects)
      .set({ takeoff, takeoffStamp, lastUpdate, openedAt: lastUpdate })
      .where(eq(projects.id, row.id));
  }
  const document = documentOf(await stepsOf(transaction, row.id));
  const findings = findingsOf(document, takeoff, await filesOf(transaction, row.id), clock);
  return { stamp: takeoffStamp, lastUpdate: lastUpdate.toISOString(), findings };
}
