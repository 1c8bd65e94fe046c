import type { SubmissionReceipt } from '@title24/shared-domain/full-service';
import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { commitFiles } from '../../../files/commit-files.ts';
import type { FileStorage } from '../../../files/storage/file-storage.ts';
import type { Submission } from '../submission.ts';
import type { SubmissionStore } from './submission-store.ts';

interface Dependencies {
  readonly storage: FileStorage;
  readonly store: Pick<SubmissionStore, 'add' | 'findByKey'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Emails queued in the transaction that commits the submission. */
interface SubmissionMails {
  /** Whether the sender gets a receipt by email. */
  readonly isMailed: boolean;
  send(transaction: Transaction): Promise<void>;
}

/**
 * Stores and confirms a submission. Its files must already be flushed to disk in the folder `incoming`. The storage
 * first accepts the files as uncommitted. Then one transaction commits the submission. If the idempotency key was used
 * before, returns the earlier receipt instead. Rejects if nothing was committed, or if the outcome is unknown because
 * the database connection was lost. If the outcome is unknown, the files stay uncommitted at first. Later,
 * `sweepUncommitted` keeps the files if the submission is in the database, and otherwise removes them.
 */
export async function commitSubmission(
  { storage, store, log }: Dependencies,
  incoming: string,
  submission: Submission,
  mails: SubmissionMails,
): Promise<SubmissionReceipt> {
  const { reference, files, idempotencyKey } = submission;
  const added = await commitFiles({ storage, log }, incoming, { folder: reference, files }, () =>
    store.add(submission, mails.send),
  );
  if (!added) {
    const first = await store.findByKey(idempotencyKey);
    if (!first) throw new Error('A submission with this idempotency key disappeared during the commit');
    return first;
  }
  return {
    reference,
    files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })),
    isMailed: mails.isMailed,
  };
}
