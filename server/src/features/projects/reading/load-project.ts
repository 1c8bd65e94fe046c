import {
  type Finding,
  inputFileName,
  type ProjectData,
  projectFindings,
  type StoredProject,
  type TakeoffEntry,
} from '@title24/shared-domain/projects';
import { eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { accounts } from '../../accounts/tables/accounts.table.ts';
import type { ProjectRow } from '../own-project.ts';
import { attachmentOf, type FileRow, filesOf } from './attachments.ts';
import { documentOf, stampsOf, stepsOf } from './project-document.ts';

/** Returns the findings about a project with this data, traced plan (`takeoff`) and files. */
export function findingsOf(
  data: ProjectData,
  takeoff: TakeoffEntry | null,
  files: readonly Pick<FileRow, 'kind'>[],
  clock: Clock,
): Finding[] {
  return projectFindings(data, {
    thisYear: clock.now().getFullYear(),
    takeoff,
    attachments: files.map(({ kind }) => kind),
  });
}

/** Loads a complete project. The result is consistent if `database` is a repeatable-read transaction. */
export async function loadProject(
  database: Database | Transaction,
  row: ProjectRow,
  clock: Clock,
): Promise<StoredProject> {
  const steps = await stepsOf(database, row.id);
  const files = await filesOf(database, row.id);
  const [account] = await database
    .select({ name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, row.accountId));
  const data = documentOf(steps);
  const { number, name, kind, state, round, copiedFrom, takeoff, takeoffStamp } = row;
  return {
    number,
    owner: account?.name ?? '',
    name,
    kind,
    state,
    createdAt: row.createdAt.toISOString(),
    lastUpdate: row.lastUpdate.toISOString(),
    round,
    inputFileName: inputFileName(number, name, round),
    copiedFrom,
    data,
    stepStamps: stampsOf(steps),
    takeoff,
    takeoffStamp,
    findings: findingsOf(data, takeoff, files, clock),
    files: files.map(attachmentOf),
  };
}
