import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { JobQueue } from '../../../../platform/jobs/job-queue.ts';
import type { CardPages } from '../../../payments/card-pages.ts';
import { submissions } from '../../submissions.table.ts';
import type { CaseDependencies, CaseMoment, CaseWork } from '../case-work.ts';
import { paymentToLookAt } from '../mails/staff-mails.ts';
import { caseInvoices, casePayments } from '../tables/case-invoices.table.ts';

/** After this long, a job or an event of the provider is considered lost, and the outcome is looked up. */
export const lostAfterMs = 10 * 60_000;
/** Maximum number of each processed in a run; the next run continues. */
export const batchSize = 50;

/** What payments and refunds of cases need. */
export interface PaymentNeeds extends CaseDependencies {
  readonly work: CaseWork;
  /** The provider's pages; null while the site takes no cards. */
  readonly pages: CardPages | null;
  readonly jobs: () => JobQueue;
  /** The site's public origin. */
  readonly origin: () => string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Payments with the references of their cases. */
export function paymentsOfCases(database: Database | Transaction) {
  return database
    .select({ page: casePayments, reference: submissions.reference })
    .from(casePayments)
    .innerJoin(caseInvoices, eq(caseInvoices.id, casePayments.invoiceId))
    .innerJoin(submissions, eq(submissions.id, caseInvoices.submissionId));
}

/** Tells staff of a payment that a person has to look at. */
export function tellStaff(
  { mailer, work }: Pick<PaymentNeeds, 'mailer' | 'work'>,
  moment: CaseMoment,
  cents: number,
  why: string,
): Promise<void> {
  const mailed = work.mailed(moment);
  return mailer.toStaff(moment.transaction, mailed, paymentToLookAt(mailed, cents, why));
}
