import type { AuditAction } from '@title24/shared-domain';
import { type DownloadLink, isReleased, type OpenPurpose } from '@title24/shared-domain/full-service';
import type { submissions } from '@title24/shared-domain/rpc/server';
import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { snapshotTransaction } from '../../../platform/db/snapshot-transaction.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { MemberHandlersOf } from '../../../platform/rpc/member-methods.ts';
import { forbidden, notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import { issueTicket } from '../../files/downloads/download-tickets.ts';
import { requireReleased } from '../../files/downloads/require-released.ts';
import { removalQueue } from '../../files/removals/removal-job.ts';
import { recordOf } from '../cases/case-record.ts';
import { caseDocuments } from '../cases/files/case-documents.ts';
import { caseOwner } from '../cases/files/case-files-owner.ts';
import type { CasePayments } from '../cases/payments/case-payments.ts';
import { caseFiles } from '../cases/tables/case-files.table.ts';
import { requireSubmission, type SubmissionRow, subjectOf } from '../require-submission.ts';
import { submissionOwner } from '../submission-files-owner.ts';
import { submissionNotes } from '../submission-notes.table.ts';
import { submissionFiles } from '../submissions.table.ts';
import { deleteByStaff } from './submission-deletion.ts';
import { submissionDetail } from './submission-detail.ts';

/**
 * Creates the staff service for submissions, POST /rpc/2.0/submissions. The audit log records every successful call.
 */
export function submissionsService(
  database: Database,
  jobs: () => JobQueue,
  payments: Pick<CasePayments, 'recordPagePayments' | 'requireNotPaying'>,
): MemberHandlersOf<typeof submissions> {
  return {
    load: (params, caller) =>
      database.transaction(async (transaction) => {
        const row = await requireSubmission(transaction, params.reference);
        await recordChange(transaction, caller, {
          action: 'work.load',
          subject: subjectOf(params.reference),
        });
        return submissionDetail(transaction, row, caller);
      }, snapshotTransaction),

    addNote: ({ reference, text }, caller) =>
      database.transaction(async (transaction) => {
        const row = await requireSubmission(transaction, reference, 'update');
        const { accountId, accountName: by } = caller;
        await transaction
          .insert(submissionNotes)
          .values({ submissionId: row.id, accountId, by, text: text.trim() });
        await recordChange(transaction, caller, { action: 'work.note', subject: subjectOf(reference) });
        return submissionDetail(transaction, row, caller);
      }),

    delete: async (params, caller) => {
      // Records the outcome of the invoice's payment page, if any, so that an expired page does not block the deletion.
      // If this records a payment, `lastUpdate` changes, so the deletion is refused.
      await payments.recordPagePayments(params.reference);
      await database.transaction((transaction) =>
        deleteByStaff(transaction, { jobs: jobs(), payments }, caller, params),
      );
      jobs().wake(removalQueue);
      return {};
    },

    openFile: ({ reference, fileId, purpose }, caller) =>
      database.transaction(async (transaction): Promise<DownloadLink> => {
        const submission = await requireSubmission(transaction, reference);
        const { owner, name } = await findReleased(transaction, submission, fileId);
        return open(transaction, caller, {
          submission,
          owner,
          fileId,
          purpose,
          fileName: name,
          action: 'work.openFile',
          what: { file: name, purpose },
        });
      }),

    openAll: (params, caller) =>
      database.transaction(async (transaction): Promise<DownloadLink> => {
        const submission = await requireSubmission(transaction, params.reference);
        const files = await filesOf(transaction, submission.id);
        const released = files.filter(({ scanState }) => isReleased(scanState));
        if (released.length === 0) throw forbidden('The virus scanner has released none of these files.');
        return open(transaction, caller, {
          submission,
          owner: submissionOwner,
          fileId: null,
          purpose: 'download',
          fileName: `${params.reference}.zip`,
          action: 'work.openAll',
          what: { files: released.map(({ name }) => name) },
        });
      }),
  };
}

function filesOf(transaction: Transaction, submissionId: string) {
  return transaction.select().from(submissionFiles).where(eq(submissionFiles.submissionId, submissionId));
}

/**
 * Finds a file of the submission, a file added to its case, or a generated PDF of the case.
 * @returns the file's name, and the feature that owns the file, as stored in the download ticket
 * @throws RpcFault -32001 if there is no such file; -32003 if the virus scanner has not released it
 */
async function findReleased(transaction: Transaction, submission: SubmissionRow, fileId: string) {
  const { id, reference } = submission;
  const documents = caseDocuments(await recordOf(transaction, submission));
  const document = documents.find((each) => each.id === fileId);
  if (document) return { owner: caseOwner, name: document.attachment.name };
  const sent = (await filesOf(transaction, id)).find((each) => each.id === fileId);
  const [added] = await transaction
    .select()
    .from(caseFiles)
    .where(and(eq(caseFiles.id, fileId), eq(caseFiles.submissionId, id)));
  const file = sent ?? added;
  if (!file) throw notFound(`${reference} has no such file.`);
  requireReleased(file.scanState);
  return { owner: sent ? submissionOwner : caseOwner, name: file.name };
}

async function open(
  transaction: Transaction,
  caller: Caller,
  opened: {
    readonly submission: { readonly id: string; readonly reference: string };
    readonly owner: string;
    readonly fileId: string | null;
    readonly purpose: OpenPurpose;
    readonly fileName: string;
    readonly action: AuditAction;
    readonly what: object;
  },
): Promise<DownloadLink> {
  const { submission, owner, fileId, purpose, fileName, action, what } = opened;
  await recordChange(transaction, caller, { action, subject: subjectOf(submission.reference), after: what });
  const { sessionId } = caller;
  const ticket = { sessionId, owner, subjectId: submission.id, fileId, purpose };
  return { url: await issueTicket(transaction, ticket, fileName) };
}
