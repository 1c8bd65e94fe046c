import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { submissionFiles } from '../../db/schema/submissions.ts';
import type { JobQueue } from '../../jobs/job-queue.ts';

export const scanQueue = 'file-scan';

/** Sends jobs for files that wait for the scanner without one, as after a time without a scanner's setting. */
export async function requeueWaitingScans(database: Database, jobs: JobQueue): Promise<void> {
  const waiting = await database
    .select({ id: submissionFiles.id })
    .from(submissionFiles)
    .where(eq(submissionFiles.scanState, 'waiting'));
  for (const { id } of waiting) await jobs.sendNow(scanQueue, id);
}
