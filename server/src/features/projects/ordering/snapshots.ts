import { createHash } from 'node:crypto';
import {
  type Finding,
  nextStepOf,
  type ProjectData,
  type ProjectState,
  stepDataOf,
  projectSteps as steps,
  type TakeoffEntry,
  usedContent,
} from '@title24/shared-domain/projects';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { ProjectRow } from '../own-project.ts';
import { filesOf } from '../reading/attachments.ts';
import { findingsOf } from '../reading/load-project.ts';
import { documentOf, stampsOf, stepsOf } from '../reading/project-document.ts';
import { projectSnapshots } from '../tables/project-snapshots.table.ts';
import { projectSteps } from '../tables/project-steps.table.ts';
import { projects } from '../tables/projects.table.ts';

/** A project as it would be submitted now. */
export interface SubmittedProject {
  /** Without the entries that this kind of project does not use. */
  readonly data: ProjectData;
  readonly findings: readonly Finding[];
  /** SHA-256 of the data as JSON, in lowercase hexadecimal. */
  readonly sha256: string;
}

/** All entered data, which is restored if a revision ends without a report. */
export interface EnteredProject {
  readonly data: ProjectData;
  readonly takeoff: TakeoffEntry | null;
}

/** Returns the project as it would be submitted now. */
export async function projectToSubmit(
  transaction: Transaction,
  row: ProjectRow,
  clock: Clock,
): Promise<SubmittedProject> {
  const entered = documentOf(await stepsOf(transaction, row.id));
  const data = usedContent(entered);
  const sha256 = createHash('sha256').update(JSON.stringify(data)).digest('hex');
  return {
    data,
    sha256,
    findings: findingsOf(entered, row.takeoff, await filesOf(transaction, row.id), clock),
  };
}

/** Stores a snapshot of a project at its submission, and sets the project's round. @returns the snapshot id */
export async function keepSnapshot(
  transaction: Transaction,
  row: ProjectRow,
  submitted: SubmittedProject,
  at: Date,
): Promise<string> {
  const [last] = await transaction
    .select({ round: projectSnapshots.round })
    .from(projectSnapshots)
    .where(eq(projectSnapshots.projectId, row.id))
    .orderBy(desc(projectSnapshots.round))
    .limit(1);
  const round = (last?.round ?? 0) + 1;
  const [kept] = await transaction
    .insert(projectSnapshots)
    .values({ projectId: row.id, round, ...submitted, takenAt: at })
    .returning({ id: projectSnapshots.id });
  if (!kept) throw new Error('The snapshot was not stored');
  await transaction.update(projects).set({ round }).where(eq(projects.id, row.id));
  return kept.id;
}

/** Sets a project's state, and its last update to `at`. The transaction must hold a lock on the project's row. */
export async function setProjectState(
  transaction: Transaction,
  { id }: Pick<ProjectRow, 'id'>,
  state: ProjectState,
  at: Date,
): Promise<void> {
  await transaction.update(projects).set({ state, lastUpdate: at }).where(eq(projects.id, id));
}

/** Returns all entered data of a project. */
export async function enteredProject(transaction: Transaction, row: ProjectRow): Promise<EnteredProject> {
  return { data: documentOf(await stepsOf(transaction, row.id)), takeoff: row.takeoff };
}

/**
 * Restores the data that a project had before its revision. The revision ended without a report. The steps and the
 * traced plan get new stamps, so that a browser window with the replaced data detects the change. First sets the state
 * to in-revision, because a trigger prevents changes to an ordered or completed project.
 */
export async function restoreEntered(
  transaction: Transaction,
  row: ProjectRow,
  { data, takeoff }: EnteredProject,
  clock: Clock,
  at: Date,
): Promise<void> {
  await setProjectState(transaction, row, 'in-revision', at);
  const stored = await stepsOf(transaction, row.id);
  const stamps = stampsOf(stored);
  for (const step of steps) {
    const stepData = stepDataOf(data, step);
    const isStored = stored.some((each) => each.step === step);
    if (!isStored && Object.keys(stepData).length === 0) continue;
    const values = { data: stepData, stamp: stamps[step] + 1, savedAt: at };
    if (isStored) {
      await transaction
        .update(projectSteps)
        .set(values)
        .where(and(eq(projectSteps.projectId, row.id), eq(projectSteps.step, step)));
    } else {
      await transaction.insert(projectSteps).values({ projectId: row.id, step, ...values });
    }
  }
  const findings = findingsOf(data, takeoff, await filesOf(transaction, row.id), clock);
  await transaction
    .update(projects)
    .set({
      name: data.project?.name ?? row.name,
      kind: data.kind,
      nextStep: nextStepOf(findings),
      takeoff,
      takeoffStamp: sql`${projects.takeoffStamp} + 1`,
    })
    .where(eq(projects.id, row.id));
}
