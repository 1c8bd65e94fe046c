import type { FastifyBaseLogger } from 'fastify';
import type { FileStorage } from './file-storage.ts';

/**
 * Cleans up folders that were marked at least `ms` milliseconds ago. If a folder's subject is in the database, the mark
 * is removed. If the subject is missing, the folder is removed. If `isCommitted` resolves to null, because no feature
 * owns the folder, the folder stays as it is. A folder without a mark is never touched, because its upload was
 * confirmed. If the subject of such a folder is missing, the site may be using the wrong database.
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
