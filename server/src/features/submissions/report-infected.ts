import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import type { CaseMailer } from './cases/mails/case-mailer.ts';
import { fileInfected } from './cases/mails/staff-mails.ts';
import { submissions } from './submissions.table.ts';

/** Returns functions that tell staff about an infected file of a submission. */
export function reportsInfected(mailer: CaseMailer) {
  return {
    async reportInfected(
      transaction: Transaction,
      { submissionId, name }: { readonly submissionId: string; readonly name: string },
      finding: string,
    ): Promise<void> {
      const [of] = await transaction
        .select({ reference: submissions.reference })
        .from(submissions)
        .where(eq(submissions.id, submissionId));
      if (of) await mailer.toStaff(transaction, of.reference, fileInfected(of.reference, name, finding));
    },
    wake: () => mailer.wake(),
  };
}
