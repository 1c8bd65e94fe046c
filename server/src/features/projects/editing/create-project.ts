import {
  nextStepOf,
  type ProjectData,
  type StepData,
  type StoredProject,
  stepDataOf,
  projectSteps as steps,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { findingsOf, loadProject } from '../reading/load-project.ts';
import { projectSteps } from '../tables/project-steps.table.ts';
import { projects } from '../tables/projects.table.ts';
import { requireRoom, requireSize } from './project-limits.ts';

interface NewProject {
  readonly name: string;
  readonly data: ProjectData;
  readonly takeoff?: TakeoffEntry | null;
  readonly copiedFrom?: string;
}

/**
 * Stores a new project for the caller. Steps without data are not stored.
 * @throws RpcFault -32011 if the caller has too many projects, or if the project's data or traced plan is too large
 */
export async function createProject(
  transaction: Transaction,
  { accountId }: Pick<Caller, 'accountId'>,
  { name, data, takeoff = null, copiedFrom }: NewProject,
  clock: Clock,
): Promise<StoredProject> {
  requireSize('data', data);
  if (takeoff !== null) requireSize('takeoff', takeoff);
  await requireRoom(transaction, { accountId }, 'begun');
  const now = clock.now();
  const [row] = await transaction
    .insert(projects)
    .values({
      accountId,
      name,
      kind: data.kind,
      nextStep: nextStepOf(findingsOf(data, takeoff, [], clock)),
      copiedFrom,
      takeoff,
      takeoffStamp: takeoff === null ? 0 : 1,
      createdAt: now,
      lastUpdate: now,
      openedAt: now,
    })
    .returning();
  if (!row) throw new Error('The project was not stored');
  await transaction.insert(projectSteps).values(
    filledSteps(data).map(([step, stepData]) => ({
      projectId: row.id,
      step,
      data: stepData,
      stamp: 1,
      savedAt: now,
    })),
  );
  return loadProject(transaction, row, clock);
}

function filledSteps(data: ProjectData) {
  return steps
    .map((step) => [step, stepDataOf(data, step)] as const)
    .filter(([, stepData]: readonly [unknown, StepData]) => Object.keys(stepData).length > 0);
}
