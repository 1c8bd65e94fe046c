import { isDeepStrictEqual } from 'node:util';
import {
  nextStepOf,
  type ProjectData,
  type ProjectStep,
  type SavedStep,
  type StepConflict,
  type StepData,
  stepProblems,
  withStepData,
} from '@title24/shared-domain/projects';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { changeMoment } from '../../../platform/rpc/params/last-update.ts';
import { conflict, invalidParams } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { editableProject, type ProjectRow } from '../own-project.ts';
import { filesOf } from '../reading/attachments.ts';
import { findingsOf } from '../reading/load-project.ts';
import { documentOf, stepsOf } from '../reading/project-document.ts';
import { projectSteps } from '../tables/project-steps.table.ts';
import { projects } from '../tables/projects.table.ts';
import { requireSize } from './project-limits.ts';

interface StepChange {
  readonly number: string;
  readonly step: ProjectStep;
  readonly data: StepData;
  readonly stamp: number;
}

const savedInOtherWindow = 'This step was saved in another window since you opened it.';

/** @throws RpcFault -32602 with each problem of the data and its path */
function requireStepData(step: ProjectStep, data: unknown, clock: Clock): void {
  const problems = stepProblems(step, data, clock.now().getFullYear());
  if (problems.length === 0) return;
  throw invalidParams(
    problems.map(({ path, message }) => ({ path: path === '' ? 'data' : `data.${path}`, message })),
  );
}

/**
 * Saves a step of the caller's project. Repeating a stored save, for example after a lost response, succeeds.
 * @throws RpcFault -32001 if the project does not exist; -32009 with the stored data (StepConflict) if another save has
 * changed the step; -32010 if the project is in the trash or its state allows no edits; -32011 if the project is too
 * large; -32602 if `data` is invalid for the step
 */
export async function saveStep(
  transaction: Transaction,
  caller: Pick<Caller, 'accountId'>,
  { number, step, data, stamp }: StepChange,
  clock: Clock,
): Promise<SavedStep> {
  requireStepData(step, data, clock);
  const row = await editableProject(transaction, caller, number);
  const rows = await stepsOf(transaction, row.id);
  const stored = rows.find((each) => each.step === step);
  const current: StepConflict = {
    stamp: stored?.stamp ?? 0,
    lastUpdate: row.lastUpdate.toISOString(),
    data: stored?.data ?? {},
  };
  const before = documentOf(rows);
  if (current.stamp !== stamp) {
    if (!isDeepStrictEqual(current.data, data)) throw conflict(savedInOtherWindow, current);
    const findings = findingsOf(before, row.takeoff, await filesOf(transaction, row.id), clock);
    return { stamp: current.stamp, lastUpdate: current.lastUpdate, findings };
  }
  return storeStep(
    transaction,
    row,
    { step, data, stamp: stamp + 1, document: withStepData(before, step, data) },
    clock,
  );
}

interface NewStep {
  readonly step: ProjectStep;
  readonly data: StepData;
  readonly stamp: number;
  readonly document: ProjectData;
}

/**
 * Writes a step. The transaction must have locked the project's row.
 * @throws RpcFault -32011 if the project is too large
 */
export async function storeStep(
  transaction: Transaction,
  row: ProjectRow,
  { step, data, stamp, document }: NewStep,
  clock: Clock,
): Promise<SavedStep> {
  requireSize('data', document);
  const findings = findingsOf(document, row.takeoff, await filesOf(transaction, row.id), clock);
  const lastUpdate = changeMoment(row.lastUpdate, clock);
  await transaction
    .insert(projectSteps)
    .values({ projectId: row.id, step, data, stamp, savedAt: lastUpdate })
    .onConflictDoUpdate({
      target: [projectSteps.projectId, projectSteps.step],
      set: { data, stamp, savedAt: lastUpdate },
    });
  await transaction
    .update(projects)
    .set({
      name: document.project?.name ?? row.name,
      kind: document.kind,
      nextStep: nextStepOf(findings),
      lastUpdate,
      openedAt: lastUpdate,
    })
    .where(eq(projects.id, row.id));
  return { stamp, lastUpdate: lastUpdate.toISOString(), findings };
}
