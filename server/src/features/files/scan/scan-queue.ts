import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { FileOwners } from '../owners/file-owners.ts';

export const scanQueue = 'file-scan';

/** Sends missing scan jobs for files that are waiting to be scanned, for example after a time without a scanner. */
export async function requeueWaitingScans(
  owners: Pick<FileOwners, 'waiting'>,
  jobs: JobQueue,
): Promise<void> {
  for (const id of await owners.waiting()) await jobs.sendNow(scanQueue, id);
}
