import type { FastifyBaseLogger } from 'fastify';
import type { SubmissionStorage } from './submission-storage.ts';

/**
 * Resolves submissions whose commit was interrupted at least `ms` milliseconds ago: deletes those that the database
 * does not have, and unmarks the others. An unmarked submission is never touched: it was acknowledged, and if the
 * database does not have it, it may be the wrong database.
 */
export async function sweepSubmissions(
  storage: SubmissionStorage,
  isCommitted: (reference: string) => Promise<boolean>,
  log: Pick<FastifyBaseLogger, 'info'>,
  ms: number,
): Promise<void> {
  for (const reference of await storage.uncommittedFor(ms)) {
    if (await isCommitted(reference)) {
      await storage.commit(reference);
    } else {
      await storage.discard(reference);
      log.info({ reference }, 'Removed an upload that was never acknowledged');
    }
  }
}
