import type { SubmissionCase } from '@title24/shared-domain/cases';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { conflict } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import { requireSubmission, type SubmissionRow, subjectOf } from '../require-submission.ts';
import { submissionNotes } from '../submission-notes.table.ts';
import { submissionDetail } from './submission-detail.ts';

/**
 * Locks and returns the submission if the caller has seen its current version.
 * @throws RpcFault -32001 if there is no such submission; -32009 with the stored submission if it has changed
 * since the caller loaded it
 */
export async function requireUnchanged(
  transaction: Transaction,
  caller: Caller,
  seen: { readonly reference: string; readonly lastUpdate: string },
): Promise<SubmissionRow> {
  const row = await requireSubmission(transaction, seen.reference, 'update');
  if (row.lastUpdate.getTime() !== Date.parse(seen.lastUpdate)) {
    throw conflict(
      'Someone else has changed this since you opened it.',
      await submissionDetail(transaction, row, caller),
    );
  }
  return row;
}

/**
 * Adds a note for analysts to a submission.
 * @throws RpcFault -32001 if there is no such submission
 */
export async function addNote(
  transaction: Transaction,
  caller: Caller,
  { reference, text }: { readonly reference: string; readonly text: string },
): Promise<SubmissionCase> {
  const row = await requireSubmission(transaction, reference, 'update');
  const { accountId, accountName } = caller;
  await transaction
    .insert(submissionNotes)
    .values({ submissionId: row.id, accountId, by: accountName, text: text.trim() });
  await recordChange(transaction, caller, { action: 'work.note', subject: subjectOf(reference) });
  return submissionDetail(transaction, row, caller);
}
