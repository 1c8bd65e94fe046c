import { and, eq, lt } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { removalQueue } from '../../files/removals/removal-job.ts';
import { submissions } from '../submissions.table.ts';
import { deleteSubmission } from './submission-deletion.ts';

const dayMs = 86_400_000;
const concurrency = 100;
const retention = { accountId: null, accountName: 'retention' };

/** Deletes submissions that were closed more than `days` ago, with their files. Returns how many. */
export async function deleteExpired(database: Database, jobs: JobQueue, days: number): Promise<number> {
  const latest = new Date(siteClock.now().getTime() - days * dayMs);
  let deleted = 0;
  for (;;) {
    const found = await database.transaction(async (transaction) => {
      const rows = await transaction
        .select({ id: submissions.id, reference: submissions.reference })
        .from(submissions)
        .where(and(eq(submissions.status, 'closed'), lt(submissions.lastUpdate, latest)))
        .limit(concurrency)
        .for('update', { skipLocked: true });
      for (const row of rows) await deleteSubmission(transaction, jobs, retention, row);
      return rows.length;
    });
    deleted += found;
    if (found > 0) jobs.wake(removalQueue);
    if (found < concurrency) return deleted;
  }
}
