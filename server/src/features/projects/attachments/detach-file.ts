import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { changeMoment } from '../../../platform/rpc/params/last-update.ts';
import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { removalQueue } from '../../files/removals/removal-job.ts';
import { editableProject } from '../own-project.ts';
import { projectFiles } from '../tables/project-files.table.ts';
import { touch } from './attach-file.ts';

interface AttachedFile {
  readonly number: string;
  readonly fileId: string;
}

/**
 * Removes a file from the caller's project. A job then deletes the file's folder.
 * @throws RpcFault -32001 if the project or file does not exist; -32010 if the project is locked or in the trash
 */
export async function detachFile(
  transaction: Transaction,
  jobs: JobQueue,
  caller: Pick<Caller, 'accountId'>,
  { number, fileId }: AttachedFile,
  clock: Clock,
): Promise<void> {
  const project = await editableProject(transaction, caller, number);
  const [gone] = await transaction
    .delete(projectFiles)
    .where(and(eq(projectFiles.id, fileId), eq(projectFiles.projectId, project.id)))
    .returning({ id: projectFiles.id });
  if (!gone) throw notFound(`Project ${number} has no such file.`);
  await touch(transaction, project.id, changeMoment(project.lastUpdate, clock));
  await jobs.send(transaction, removalQueue, fileId);
}
