import type { SubmissionDetail, SubmissionStatus } from '@title24/shared-domain/full-service';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { changeMoment } from '../../../platform/rpc/params/last-update.ts';
import { conflict } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import { submissionNotes } from '../submission-notes.table.ts';
import { submissions } from '../submissions.table.ts';
import { requireSubmission, type SubmissionRow, subjectOf, submissionDetail } from './submission-detail.ts';

/**
 * Returns the submission in the version that the caller has seen, locked.
 * @throws RpcFault -32001 if there is no such submission; -32009 with the stored value if someone else changed it
 * first
 */
export async function requireUnchanged(
  transaction: Transaction,
  seen: { readonly reference: string; readonly lastUpdate: string },
): Promise<SubmissionRow> {
  const row = await requireSubmission(transaction, seen.reference, 'update');
  if (row.lastUpdate.getTime() !== Date.parse(seen.lastUpdate)) {
    throw conflict(
      'Someone else has changed this since you opened it.',
      await submissionDetail(transaction, row),
    );
  }
  return row;
}

/**
 * Sets the status of a submission.
 * @throws RpcFault -32001 if there is no such submission; -32009 with the stored value if someone else changed it
 * first
 */
export async function changeStatus(
  transaction: Transaction,
  caller: Caller,
  change: { readonly reference: string; readonly status: SubmissionStatus; readonly lastUpdate: string },
): Promise<SubmissionDetail> {
  const row = await requireUnchanged(transaction, change);
  const { status } = change;
  const changed = { status, lastUpdate: changeMoment(row.lastUpdate) };
  await transaction.update(submissions).set(changed).where(eq(submissions.id, row.id));
  await recordChange(transaction, caller, {
    action: 'submissions.setStatus',
    subject: subjectOf(row.reference),
    before: { status: row.status },
    after: { status },
  });
  return submissionDetail(transaction, { ...row, ...changed });
}

/**
 * Adds a note for the other analysts.
 * @throws RpcFault -32001 if there is no such submission
 */
export async function addNote(
  transaction: Transaction,
  caller: Caller,
  { reference, text }: { readonly reference: string; readonly text: string },
): Promise<SubmissionDetail> {
  const row = await requireSubmission(transaction, reference);
  const { accountId, accountName } = caller;
  await transaction
    .insert(submissionNotes)
    .values({ submissionId: row.id, accountId, by: accountName, text: text.trim() });
  await recordChange(transaction, caller, { action: 'submissions.addNote', subject: subjectOf(reference) });
  return submissionDetail(transaction, row);
}
