import type { Keep } from '@title24/shared-domain';
import { endedCaseStates, reportCaseStates } from '@title24/shared-domain/cases';
import { desc, eq, sql } from 'drizzle-orm';
import { daysAfter } from '../../platform/clock/days-ago.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { kept, type PersonalDataSource } from '../accounts/privacy/personal-data-source.ts';
import { removalQueue } from '../files/removals/removal-job.ts';
import { deleteSubmission } from './inbox/submission-deletion.ts';
import type { SubmissionRow } from './require-submission.ts';
import { submissions } from './submissions.table.ts';

/**
 * Returns the {@link PersonalDataSource} of submissions sent with a person's email address. Submissions with an owed or
 * delivered report are kept. Others are deleted on request.
 * @param retentionDays days from an ended case's last change until the cleanup deletes the case; null if it never does
 */
export function submissionPersonalData(
  jobs: () => JobQueue,
  retentionDays: number | null,
): PersonalDataSource {
  return {
    async find(transaction, { email }) {
      const rows = await transaction
        .select()
        .from(submissions)
        .where(eq(sql`lower(${submissions.email})`, email))
        .orderBy(desc(submissions.receivedAt))
        .for('update');
      return rows.map((row) => ({
        id: row.id,
        kind: 'submission',
        name: row.reference,
        detail: row.projectName,
        keep: keepOf(row, retentionDays),
      }));
    },

    async erase(transaction, id, by) {
      const [row] = await transaction.select().from(submissions).where(eq(submissions.id, id));
      if (row) await deleteSubmission(transaction, jobs(), by, row);
    },

    erased: () => jobs().wake(removalQueue),
  };
}

function keepOf(
  { state, dueAt, deliveredAt, lastUpdate }: SubmissionRow,
  daysAfterWork: number | null,
): Keep | null {
  if (reportCaseStates.includes(state)) {
    return kept('open-work', { daysAfterWork, workDueAt: dueAt?.toISOString() ?? null });
  }
  if (deliveredAt === null) return null;
  const hasEnded = endedCaseStates.includes(state);
  const until =
    hasEnded && daysAfterWork !== null ? daysAfter(lastUpdate, daysAfterWork).toISOString() : null;
  return kept('sale', { daysAfterWork, until });
}
