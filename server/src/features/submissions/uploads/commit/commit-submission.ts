import type { SubmissionReceipt } from '@title24/shared-domain/full-service';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { innermostReason } from '../../../../platform/logging/innermost-reason.ts';
import type { Mail } from '../../../../platform/mail/mail.ts';
import type { SubmissionStorage } from '../storage/submission-storage.ts';
import type { Submission } from '../submission.ts';
import type { SubmissionStore } from './submission-store.ts';

interface Dependencies {
  readonly storage: SubmissionStorage;
  readonly store: Pick<SubmissionStore, 'add' | 'findByKey'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Mails of a submission. */
interface SubmissionMails {
  readonly toAnalysts: Mail;
  /** The receipt; null if it is withheld. */
  readonly toSender: Mail | null;
}

/**
 * Acknowledges a submission whose files are flushed in an incoming folder: storage takes them, marked as uncommitted,
 * then one transaction commits it. If the key has been used, returns that submission's receipt and keeps nothing of
 * this one. Rejects if nothing was committed; if that is unclear (the connection was lost), the marked files stay and
 * the sweep decides by the database.
 */
export async function commitSubmission(
  { storage, store, log }: Dependencies,
  incoming: string,
  submission: Submission,
  { toAnalysts, toSender }: SubmissionMails,
): Promise<SubmissionReceipt> {
  const { reference, files, idempotencyKey } = submission;
  /** What could not be cleaned up now is cleaned up by the sweep; the answer does not depend on it. */
  const tidy = (action: Promise<void>) =>
    action.catch((error: unknown) =>
      log.warn({ reference, reason: innermostReason(error) }, 'A stored upload was left for the cleanup'),
    );
  try {
    await storage.submit(incoming, submission);
  } catch (error) {
    await tidy(storage.discard(reference));
    throw error;
  }
  let added: boolean;
  try {
    added = await store.add(submission, [toAnalysts, ...(toSender ? [toSender] : [])]);
  } catch (error) {
    if (isRolledBack(error)) await tidy(storage.discard(reference));
    throw error;
  }
  if (!added) {
    await tidy(storage.discard(reference));
    const first = await store.findByKey(idempotencyKey);
    if (!first) throw new Error('A submission with this idempotency key disappeared during the commit');
    return first;
  }
  await tidy(storage.commit(reference));
  return {
    reference,
    files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    isMailed: toSender !== null,
  };
}

/**
 * Whether the database itself refused, so that certainly nothing was committed. Class 57 is a server that is shutting
 * down.
 */
function isRolledBack(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return !(cause instanceof Error) || !('code' in cause)
    ? false
    : cause instanceof pg.DatabaseError && !/^(08|57)/.test(String(cause.code));
}
