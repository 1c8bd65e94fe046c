import type { SiteConfiguration } from '@title24/shared-domain';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { JobQueue } from '../../../../platform/jobs/job-queue.ts';
import { deliveryQueue, queueMail } from '../../../../platform/mail/outbox.ts';
import { submissions } from '../../submissions.table.ts';
import { infectedMail } from './infected-mail.ts';

interface Dependencies {
  readonly jobs: () => JobQueue;
  readonly loadConfiguration: () => Promise<SiteConfiguration>;
}

/** Returns functions that notify the analysts of infected files in submissions. */
export function reportsInfected({ jobs, loadConfiguration }: Dependencies) {
  return {
    async reportInfected(
      transaction: Transaction,
      { submissionId, name: fileName }: { readonly submissionId: string; readonly name: string },
      finding: string,
    ): Promise<void> {
      const [of] = await transaction
        .select({ reference: submissions.reference })
        .from(submissions)
        .where(eq(submissions.id, submissionId));
      if (!of) return;
      const mail = infectedMail(await loadConfiguration(), { ...of, fileName, finding });
      await queueMail(transaction, jobs(), mail);
    },
    wake: () => jobs().wake(deliveryQueue),
  };
}
