import type { CaseState } from '@title24/shared-domain/cases';
import { desc, eq, sql } from 'drizzle-orm';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { PersonalDataSource } from '../accounts/privacy/personal-data-source.ts';
import { removalQueue } from '../files/removals/removal-job.ts';
import { deleteSubmission } from './inbox/submission-deletion.ts';
import { submissions } from './submissions.table.ts';

/** States in which the customer has accepted a quote and is waiting for a report. */
const owed: readonly CaseState[] = ['accepted', 'in-work', 'revision-requested'];

/**
 * Returns the {@link PersonalDataSource} of submissions sent with a person's email address. Submissions with an owed or
 * delivered report are kept. Others are deleted on request.
 */
export function submissionPersonalData(jobs: () => JobQueue): PersonalDataSource {
  return {
    async find(transaction, { email }) {
      const rows = await transaction
        .select()
        .from(submissions)
        .where(eq(sql`lower(${submissions.email})`, email))
        .orderBy(desc(submissions.receivedAt))
        .for('update');
      return rows.map(({ id, reference, projectName, state, deliveredAt }) => {
        const reason = owed.includes(state) ? 'open-work' : deliveredAt ? 'sale' : null;
        return {
          id,
          kind: 'submission',
          name: reference,
          detail: projectName,
          keep: reason && { reason, until: null },
        };
      });
    },

    async erase(transaction, id, by) {
      const [row] = await transaction.select().from(submissions).where(eq(submissions.id, id));
      if (row) await deleteSubmission(transaction, jobs(), by, row);
    },

    erased: () => jobs().wake(removalQueue),
  };
}
