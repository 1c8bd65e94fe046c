import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/rpc/caller.ts';
import { submissionNotes } from './submission-notes.table.ts';
import { submissionFiles, submissions } from './submissions.table.ts';

/** Returns submissions sent with the account's confirmed address, with their files and the analysts' notes. */
export async function exportedSubmissions(
  database: Database,
  { email, emailVerified }: Pick<Caller, 'email' | 'emailVerified'>,
) {
  if (!emailVerified) return [];
  const rows = await database
    .select()
    .from(submissions)
    .where(eq(sql`lower(${submissions.email})`, email))
    .orderBy(asc(submissions.receivedAt));
  const ids = rows.map(({ id }) => id);
  const files = await database
    .select()
    .from(submissionFiles)
    .where(inArray(submissionFiles.submissionId, ids))
    .orderBy(asc(submissionFiles.position));
  const notes = await database
    .select()
    .from(submissionNotes)
    .where(inArray(submissionNotes.submissionId, ids))
    .orderBy(asc(submissionNotes.at));
  return rows.map(({ id, idempotencyKey: _, ...submission }) => ({
    ...submission,
    files: files
      .filter(({ submissionId }) => submissionId === id)
      .map(({ name, mediaType, size, sha256, scanState }) => ({ name, mediaType, size, sha256, scanState })),
    notes: notes.filter(({ submissionId }) => submissionId === id).map(({ at, text }) => ({ at, text })),
  }));
}
