import {
  documentOfSteps,
  type ProjectData,
  type StepStamps,
  projectSteps as steps,
} from '@title24/shared-domain/projects';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { projectSteps } from '../tables/project-steps.table.ts';

export type StepRow = typeof projectSteps.$inferSelect;

/** Returns the steps of a project that have been saved at least once. */
export function stepsOf(database: Database | Transaction, projectId: string): Promise<StepRow[]> {
  return database.select().from(projectSteps).where(eq(projectSteps.projectId, projectId));
}

/** Returns the document that these steps form together. */
export function documentOf(rows: readonly Pick<StepRow, 'step' | 'data'>[]): ProjectData {
  const inOrder = [...rows].sort((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
  return documentOfSteps(inOrder.map(({ step, data }) => [step, data]));
}

/** Returns the stamp of each step, which is the number of its saves. */
export function stampsOf(rows: readonly Pick<StepRow, 'step' | 'stamp'>[]): StepStamps {
  const stamps = steps.map((step) => [step, rows.find((row) => row.step === step)?.stamp ?? 0]);
  return Object.fromEntries(stamps);
}
