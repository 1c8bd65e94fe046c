import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { FileOwners } from '../owners/file-owners.ts';

export const scanQueue = 'file-scan';

/** Sends scan jobs for waiting files without a job, for example because no scanner was configured for a while. */
export async function requeueWaitingScans(
  owners: Pick<FileOwners, 'waiting'>,
  jobs: JobQueue,
): Promise<void> {
  for (const id of await owners.waiting()) await jobs.sendNow(scanQueue, id);
}
