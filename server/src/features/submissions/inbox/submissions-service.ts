import type { submissions } from '@title24/shared-config/rpc';
import type { AuditAction } from '@title24/shared-domain';
import { addNoteParams, deleteSubmissionParams, setStatusParams } from '@title24/shared-domain/editing';
import {
  type DownloadLink,
  isListPosition,
  isReference,
  isReleased,
  openPurposes,
  projectTypes,
  submissionStatuses,
} from '@title24/shared-domain/full-service';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { memberMethod } from '../../../platform/rpc/member-method.ts';
import type { MemberMethodsOf } from '../../../platform/rpc/member-methods.ts';
import { listParams } from '../../../platform/rpc/params/list-params.ts';
import { text } from '../../../platform/rpc/params/param-schemas.ts';
import { forbidden, notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { recordChange } from '../../audit/record-change.ts';
import { submissionFiles } from '../submissions.table.ts';
import { downloadPath } from './download-path.ts';
import { issueTicket } from './download-tickets.ts';
import { deleteByStaff, removalQueue } from './submission-deletion.ts';
import { requireSubmission, subjectOf, submissionDetail } from './submission-detail.ts';
import { addNote, changeStatus } from './submission-editing.ts';
import { listSubmissions } from './submission-list.ts';

const reference = v.pipe(text(40), v.check(isReference, 'This is no reference of a submission'));
const listPosition = v.optional(
  v.nullable(v.pipe(v.string(), v.check(isListPosition, 'This is no position in the list'))),
  null,
);
const listing = v.pipe(
  v.strictObject({
    search: listParams.entries.search,
    after: listPosition,
    before: listPosition,
    status: v.optional(v.nullable(v.picklist(submissionStatuses)), null),
    projectType: v.optional(v.nullable(v.picklist(projectTypes)), null),
    since: v.optional(v.nullable(v.pipe(v.string(), v.isoDate('Give a date as 2026-01-31'))), null),
  }),
  v.check(({ after, before }) => after === null || before === null, 'Give one of after and before'),
);
const opening = v.strictObject({
  reference,
  fileId: v.pipe(v.string(), v.uuid()),
  purpose: v.picklist(openPurposes),
});

/** POST /rpc/2.0/submissions: what customers sent, for analysts. Whoever opens something is written into the audit log. */
export function submissionsService(
  database: Database,
  jobs: () => JobQueue,
): MemberMethodsOf<typeof submissions> {
  return {
    find: memberMethod(listing, (params) => listSubmissions(database, params)),

    load: memberMethod(v.strictObject({ reference }), (params, caller) =>
      database.transaction(async (transaction) => {
        const row = await requireSubmission(transaction, params.reference);
        await recordChange(transaction, caller, {
          action: 'submissions.load',
          subject: subjectOf(params.reference),
        });
        return submissionDetail(transaction, row);
      }),
    ),

    setStatus: memberMethod(setStatusParams, (params, caller) =>
      database.transaction((transaction) => changeStatus(transaction, caller, params)),
    ),

    addNote: memberMethod(addNoteParams, (params, caller) =>
      database.transaction((transaction) => addNote(transaction, caller, params)),
    ),

    delete: memberMethod(deleteSubmissionParams, async (params, caller) => {
      await database.transaction((transaction) => deleteByStaff(transaction, jobs(), caller, params));
      jobs().wake(removalQueue);
      return {};
    }),

    openFile: memberMethod(opening, (params, caller) =>
      database.transaction(async (transaction): Promise<DownloadLink> => {
        const submission = await requireSubmission(transaction, params.reference);
        const files = await filesOf(transaction, submission.id);
        const file = files.find(({ id }) => id === params.fileId);
        if (!file) throw notFound(`${params.reference} has no such file.`);
        if (!isReleased(file.scanState)) throw forbidden(heldBack[file.scanState]);
        return open(transaction, caller, {
          submission,
          fileId: file.id,
          purpose: params.purpose,
          fileName: file.name,
          action: 'submissions.openFile',
          what: { file: file.name, purpose: params.purpose },
        });
      }),
    ),

    openAll: memberMethod(v.strictObject({ reference }), (params, caller) =>
      database.transaction(async (transaction): Promise<DownloadLink> => {
        const submission = await requireSubmission(transaction, params.reference);
        const files = await filesOf(transaction, submission.id);
        const released = files.filter(({ scanState }) => isReleased(scanState));
        if (released.length === 0) throw forbidden('The virus scanner has let none of these files through.');
        return open(transaction, caller, {
          submission,
          fileId: null,
          purpose: 'download',
          fileName: `${params.reference}.zip`,
          action: 'submissions.openAll',
          what: { files: released.map(({ name }) => name) },
        });
      }),
    ),
  };
}

const heldBack = {
  waiting: 'The virus scanner has not checked this file yet. Try again in a few minutes.',
  infected: 'The virus scanner found something in this file. It is kept apart and cannot be opened.',
} as const;

function filesOf(transaction: Transaction, submissionId: string) {
  return transaction.select().from(submissionFiles).where(eq(submissionFiles.submissionId, submissionId));
}

async function open(
  transaction: Transaction,
  caller: Caller,
  opened: {
    readonly submission: { readonly id: string; readonly reference: string };
    readonly fileId: string | null;
    readonly purpose: (typeof openPurposes)[number];
    readonly fileName: string;
    readonly action: AuditAction;
    readonly what: object;
  },
): Promise<DownloadLink> {
  const { submission, fileId, purpose, fileName, action, what } = opened;
  await recordChange(transaction, caller, { action, subject: subjectOf(submission.reference), after: what });
  const ticket = await issueTicket(transaction, {
    sessionId: caller.sessionId,
    submissionId: submission.id,
    fileId,
    purpose,
  });
  return { url: downloadPath(ticket, fileName) };
}
