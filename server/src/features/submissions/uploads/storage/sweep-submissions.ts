import type { FastifyBaseLogger } from 'fastify';
import type { SubmissionStorage } from './submission-storage.ts';

/**
 * Decides what became of submissions whose commit was cut off at least `ms` ago: what the database does not have goes,
 * what it has loses its mark. A submission without the mark is never touched: it was acknowledged, and if the database
 * does not know it, then it may be the wrong database.
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
