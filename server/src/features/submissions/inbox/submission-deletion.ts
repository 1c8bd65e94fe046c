import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { mailOutbox } from '../../../platform/mail/mail-outbox.table.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { requireUnchanged } from '../../../platform/rpc/params/last-update.ts';
import { type Actor, recordChange } from '../../audit/record-change.ts';
import { removeLater } from '../../files/removals/removal-job.ts';
import { recordOf } from '../cases/case-record.ts';
import { removeCaseFiles } from '../cases/files/case-file-store.ts';
import type { CasePayments } from '../cases/payments/case-payments.ts';
import { requireSubmission, subjectOf } from '../require-submission.ts';
import { submissions } from '../submissions.table.ts';
import { submissionDetail } from './submission-detail.ts';

/**
 * Deletes a submission in this transaction, with its case, its notes, and its emails that are no longer
 * queued. A later job deletes its files. The audit log entry has the reference, but no data about the sender.
 */
export async function deleteSubmission(
  transaction: Transaction,
  jobs: JobQueue,
  by: Actor,
  { id, reference }: { readonly id: string; readonly reference: string },
): Promise<void> {
  await transaction
    .delete(mailOutbox)
    .where(and(ne(mailOutbox.state, 'queued'), sql`position(${reference} in ${mailOutbox.text}) > 0`));
  await removeCaseFiles(transaction, jobs, id);
  await transaction.delete(submissions).where(eq(submissions.id, id));
  await removeLater(transaction, jobs, { id, folder: reference });
  await recordChange(transaction, by, { action: 'work.delete', subject: subjectOf(reference) });
}

/**
 * Deletes a submission on behalf of staff.
 * @throws RpcFault -32001 if there is no such submission; -32009 with the stored submission if it has changed
 * since the caller loaded it; -32010 while the customer may be paying or a refund is pending
 */
export async function deleteByStaff(
  transaction: Transaction,
  { jobs, payments }: { readonly jobs: JobQueue; readonly payments: Pick<CasePayments, 'requireNotPaying'> },
  caller: Caller,
  wanted: { readonly reference: string; readonly lastUpdate: string },
): Promise<void> {
  const row = await requireSubmission(transaction, wanted.reference, 'update');
  const stored = await submissionDetail(transaction, row, caller);
  requireUnchanged(row.lastUpdate, wanted.lastUpdate, () => stored);
  await payments.requireNotPaying({ transaction, record: await recordOf(transaction, row) });
  await deleteSubmission(transaction, jobs, caller, row);
}
