import { endedCaseStates } from '@title24/shared-domain/cases';
import { and, inArray, lt, notInArray } from 'drizzle-orm';
import { daysAgo } from '../../../platform/clock/days-ago.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { removalQueue } from '../../files/removals/removal-job.ts';
import type { CasePayments } from '../cases/payments/case-payments.ts';
import { submissions } from '../submissions.table.ts';
import { deleteSubmission } from './submission-deletion.ts';

const concurrency = 100;
const retention = { accountId: null, accountName: 'retention' };

/**
 * Deletes submissions, including their files, if their cases have ended and have not changed for more than `days` days.
 * Skips submissions with an open payment page or a pending refund.
 * @returns the number of deleted submissions
 */
export async function deleteExpired(
  database: Database,
  { jobs, payments }: { readonly jobs: JobQueue; readonly payments: Pick<CasePayments, 'beingPaid'> },
  days: number,
): Promise<number> {
  const latest = daysAgo(days);
  let deleted = 0;
  for (;;) {
    const { found, expired } = await database.transaction(async (transaction) => {
      const kept = await payments.beingPaid(transaction);
      const rows = await transaction
        .select({ id: submissions.id, reference: submissions.reference })
        .from(submissions)
        .where(
          and(
            inArray(submissions.state, [...endedCaseStates]),
            lt(submissions.lastUpdate, latest),
            notInArray(submissions.id, [...kept]),
          ),
        )
        .limit(concurrency)
        .for('update', { skipLocked: true });
      // A payment page may have been opened between the first check and the lock, but not since.
      const keptToo = await payments.beingPaid(transaction);
      const expired = rows.filter(({ id }) => !keptToo.has(id));
      for (const row of expired) await deleteSubmission(transaction, jobs, retention, row);
      return { found: rows.length, expired: expired.length };
    });
    deleted += expired;
    if (expired > 0) jobs.wake(removalQueue);
    if (found < concurrency) return deleted;
  }
}
