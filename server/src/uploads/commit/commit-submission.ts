import type { SubmissionReceipt } from '@title24/shared-domain/full-service';
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import type { Mail } from '../../mail/mail.ts';
import type { UploadFolders } from '../storage/upload-folders.ts';
import type { Submission } from './submission.ts';
import type { SubmissionStore } from './submission-store.ts';

/**
 * Acknowledges a submission whose files lie, flushed, in an incoming folder: the folder gets its final name, then one
 * transaction makes it so. Where the key has been used, answers that submission's receipt and keeps nothing of this one.
 * Rejects where nothing was committed; where that is unclear (the connection broke), the marked folder stays and the
 * next start decides by what the database has.
 */
export async function commitSubmission(
  { folders, store }: { readonly folders: UploadFolders; readonly store: SubmissionStore },
  incoming: string,
  submission: Submission,
  mails: readonly Mail[],
): Promise<SubmissionReceipt> {
  const { reference, files, idempotencyKey } = submission;
  const folder = folders.of(reference);
  await folders.submit(incoming, reference);
  let added: boolean;
  try {
    added = await store.add(submission, mails);
  } catch (error) {
    if (isRolledBack(error)) await folders.remove(folder);
    throw error;
  }
  if (!added) {
    await folders.remove(folder);
    const first = await store.findByKey(idempotencyKey);
    if (!first) throw new Error('A submission with this idempotency key was just there and is gone');
    return first;
  }
  await folders.commit(reference);
  return { reference, files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })) };
}

/** Whether the database itself refused, so that surely nothing was committed. Class 57 is a server that is going down. */
function isRolledBack(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return !(cause instanceof Error) || !('code' in cause)
    ? false
    : cause instanceof pg.DatabaseError && !/^(08|57)/.test(String(cause.code));
}
