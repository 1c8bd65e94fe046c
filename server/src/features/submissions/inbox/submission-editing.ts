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
 * The submission as the caller has seen it, locked.
 * @throws RpcFault -32001 without such a submission; -32009 with what is stored, if somebody else was faster
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
 * Says where the analysts are with a submission.
 * @throws RpcFault -32001 without such a submission; -32009 with what is stored, if somebody else was faster
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
 * Writes a note for the other analysts.
 * @throws RpcFault -32001 without such a submission
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
