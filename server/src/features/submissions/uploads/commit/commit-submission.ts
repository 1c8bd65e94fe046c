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

/** Mails of a submission, sent in the transaction that commits it. */
interface SubmissionMails {
  /** Whether the sender gets a receipt. */
  readonly isMailed: boolean;
  send(transaction: Transaction): Promise<void>;
}

/**
 * Acknowledges a submission whose files are flushed in an incoming folder: storage takes them, marked as uncommitted,
 * then one transaction commits it. If the key has been used, returns that submission's receipt and discards this one.
 * Rejects if nothing was committed; if that is unclear (the connection was lost), the marked files stay and the sweep
 * decides by the database.
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
