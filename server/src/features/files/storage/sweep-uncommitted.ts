import type { FastifyBaseLogger } from 'fastify';
import type { FileStorage } from './file-storage.ts';

/**
 * Sweeps folders that were marked as uncommitted at least `ms` milliseconds ago. If a folder's subject, such as a
 * submission, is in the database, removes the mark. If not, removes the folder. A folder that belongs to no feature
 * (`isCommitted` returns null) stays. A folder without a mark is never touched: its upload was confirmed, so if its
 * subject is missing, the server may be using the wrong database.
 */
export async function sweepUncommitted(
  storage: FileStorage,
  isCommitted: (folder: string) => Promise<boolean | null>,
  log: Pick<FastifyBaseLogger, 'info'>,
  ms: number,
): Promise<void> {
  for (const folder of await storage.uncommittedFor(ms)) {
    const found = await isCommitted(folder);
    if (found) {
      await storage.commit(folder);
    } else if (found === false) {
      await storage.discard(folder);
      log.info({ folder }, 'Removed an upload that was never acknowledged');
    }
  }
}
