import { auditSentence } from '@title24/shared-domain';
import type { SubmissionCase } from '@title24/shared-domain/cases';
import type { ProjectType, SubmissionAccess, SubmissionNote } from '@title24/shared-domain/full-service';
import { asc, desc, eq } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { wire } from '../../../platform/db/wire.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { auditEntries } from '../../audit/audit-entries.table.ts';
import { recordOf } from '../cases/case-record.ts';
import { staffCase } from '../cases/case-views.ts';
import { type SubmissionRow, subjectOf } from '../require-submission.ts';
import { submissionNotes } from '../submission-notes.table.ts';
import { submissionFiles } from '../submissions.table.ts';

const maxAccesses = 50;

/** Returns a submission with its files, notes, newest accesses and case, as shown to `caller`, a staff member. */
export async function submissionDetail(
  transaction: Database | Transaction,
  row: SubmissionRow,
  caller: Pick<Caller, 'accountId'>,
): Promise<SubmissionCase> {
  const files = await transaction
    .select()
    .from(submissionFiles)
    .where(eq(submissionFiles.submissionId, row.id))
    .orderBy(asc(submissionFiles.position));
  return {
    ...wire(row, 'reference', 'projectName', 'sender', 'email', 'phone', 'comment', 'hasDropbox'),
    ...wire(row, 'receivedAt', 'lastUpdate'),
    projectType: row.projectType as ProjectType,
    files: files.map((file) =>
      wire(file, 'id', 'name', 'mediaType', 'size', 'sha256', 'scanState', 'scanFinding'),
    ),
    notes: await notesOf(transaction, row.id),
    accesses: await accessesOf(transaction, row.reference),
    case: await staffCase(transaction, await recordOf(transaction, row), caller, siteClock.now()),
  };
}

async function notesOf(transaction: Database | Transaction, submissionId: string): Promise<SubmissionNote[]> {
  const rows = await transaction
    .select()
    .from(submissionNotes)
    .where(eq(submissionNotes.submissionId, submissionId))
    .orderBy(asc(submissionNotes.at), asc(submissionNotes.id));
  return rows.map((note) => wire(note, 'id', 'at', 'by', 'text'));
}

async function accessesOf(
  transaction: Database | Transaction,
  reference: string,
): Promise<SubmissionAccess[]> {
  const rows = await transaction
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, subjectOf(reference)))
    .orderBy(desc(auditEntries.id))
    .limit(maxAccesses);
  return rows.map((entry) => ({
    id: String(entry.id),
    ...wire(entry, 'at', 'by'),
    words: auditSentence(entry),
  }));
}
