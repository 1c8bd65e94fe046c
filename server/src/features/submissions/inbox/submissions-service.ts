import type { submissions } from '@title24/remote-kit/rpc/server';
import type { AuditAction } from '@title24/shared-domain';
import { type DownloadLink, isReleased, type OpenPurpose } from '@title24/shared-domain/full-service';
import { eq } from 'drizzle-orm';
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
import type { CasePayments } from '../cases/payments/case-payments.ts';
import { requireSubmission, subjectOf } from '../require-submission.ts';
import { submissionOwner } from '../submission-files-owner.ts';
import { submissionFiles } from '../submissions.table.ts';
import { deleteByStaff } from './submission-deletion.ts';
import { submissionDetail } from './submission-detail.ts';
import { addNote } from './submission-editing.ts';

/**
 * Creates the analysts' service for submissions, POST /rpc/2.0/submissions. The audit log records every successful
 * call.
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

    addNote: (params, caller) => database.transaction((transaction) => addNote(transaction, caller, params)),

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

    openFile: (params, caller) =>
      database.transaction(async (transaction): Promise<DownloadLink> => {
        const submission = await requireSubmission(transaction, params.reference);
        const files = await filesOf(transaction, submission.id);
        const file = files.find(({ id }) => id === params.fileId);
        if (!file) throw notFound(`${params.reference} has no such file.`);
        requireReleased(file.scanState);
        return open(transaction, caller, {
          submission,
          fileId: file.id,
          purpose: params.purpose,
          fileName: file.name,
          action: 'work.openFile',
          what: { file: file.name, purpose: params.purpose },
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

async function open(
  transaction: Transaction,
  caller: Caller,
  opened: {
    readonly submission: { readonly id: string; readonly reference: string };
    readonly fileId: string | null;
    readonly purpose: OpenPurpose;
    readonly fileName: string;
    readonly action: AuditAction;
    readonly what: object;
  },
): Promise<DownloadLink> {
  const { submission, fileId, purpose, fileName, action, what } = opened;
  await recordChange(transaction, caller, { action, subject: subjectOf(submission.reference), after: what });
  const { sessionId } = caller;
  const ticket = { sessionId, owner: submissionOwner, subjectId: submission.id, fileId, purpose };
  return { url: await issueTicket(transaction, ticket, fileName) };
}
