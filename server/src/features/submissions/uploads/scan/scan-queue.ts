import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { JobQueue } from '../../../../platform/jobs/job-queue.ts';
import { submissionFiles } from '../../submissions.table.ts';

export const scanQueue = 'file-scan';

/** Sends jobs for files that wait for a scan without one, for example after a time without a configured scanner. */
export async function requeueWaitingScans(database: Database, jobs: JobQueue): Promise<void> {
  const waiting = await database
    .select({ id: submissionFiles.id })
    .from(submissionFiles)
    .where(eq(submissionFiles.scanState, 'waiting'));
  for (const { id } of waiting) await jobs.sendNow(scanQueue, id);
}
