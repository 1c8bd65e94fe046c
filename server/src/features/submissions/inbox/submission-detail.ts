import type {
  ProjectType,
  SubmissionAccess,
  SubmissionDetail,
  SubmissionNote,
} from '@title24/shared-domain/full-service';
import { asc, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/rpc/protocol/rpc-fault.ts';
import { auditEntries } from '../../audit/audit-entries.table.ts';
import { submissionNotes } from '../submission-notes.table.ts';
import { submissionFiles, submissions } from '../submissions.table.ts';

export type SubmissionRow = typeof submissions.$inferSelect;

const maxAccesses = 50;

/** Returns the subject of a submission in the audit log. */
export function subjectOf(reference: string): string {
  return `submission ${reference}`;
}

/**
 * Returns the submission with this reference, locked if it will be changed.
 * @throws RpcFault -32001
 */
export async function requireSubmission(
  transaction: Transaction,
  reference: string,
  lock: 'update' | null = null,
): Promise<SubmissionRow> {
  const query = transaction.select().from(submissions).where(eq(submissions.reference, reference));
  const [row] = await (lock ? query.for(lock) : query);
  if (!row) throw notFound(`There is no submission ${reference}.`);
  return row;
}

/** Returns a submission with its files, notes and accesses. */
export async function submissionDetail(
  transaction: Transaction,
  row: SubmissionRow,
): Promise<SubmissionDetail> {
  const files = await transaction
    .select()
    .from(submissionFiles)
    .where(eq(submissionFiles.submissionId, row.id))
    .orderBy(asc(submissionFiles.position));
  return {
    reference: row.reference,
    projectName: row.projectName,
    projectType: row.projectType as ProjectType,
    sender: row.sender,
    email: row.email,
    phone: row.phone,
    comment: row.comment,
    hasDropbox: row.hasDropbox,
    receivedAt: row.receivedAt.toISOString(),
    status: row.status,
    lastUpdate: row.lastUpdate.toISOString(),
    files: files.map(({ id, name, mediaType, size, sha256, scanState, scanFinding }) => ({
      id,
      name,
      mediaType,
      size,
      sha256,
      scanState,
      scanFinding,
    })),
    notes: await notesOf(transaction, row.id),
    accesses: await accessesOf(transaction, row.reference),
  };
}

async function notesOf(transaction: Transaction, submissionId: string): Promise<SubmissionNote[]> {
  const rows = await transaction
    .select()
    .from(submissionNotes)
    .where(eq(submissionNotes.submissionId, submissionId))
    .orderBy(asc(submissionNotes.at), asc(submissionNotes.id));
  return rows.map(({ id, at, by, text }) => ({ id, at: at.toISOString(), by, text }));
}

async function accessesOf(transaction: Transaction, reference: string): Promise<SubmissionAccess[]> {
  const rows = await transaction
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, subjectOf(reference)))
    .orderBy(desc(auditEntries.id))
    .limit(maxAccesses);
  return rows.map(({ id, at, by, action, after }) => ({
    id: String(id),
    at: at.toISOString(),
    by,
    action,
    detail: detailOf(after),
  }));
}

/** Summarizes an entry's `after` in one line: the file, the files, the status. */
function detailOf(after: unknown): string {
  if (typeof after !== 'object' || after === null) return '';
  return Object.entries(after)
    .filter(([name]) => name !== 'purpose')
    .map(([, value]) => (Array.isArray(value) ? value.join(', ') : String(value)))
    .join(', ');
}
