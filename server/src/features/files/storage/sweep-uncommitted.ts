import type { FastifyBaseLogger } from 'fastify';
import type { FileStorage } from './file-storage.ts';

/**
 * Cleans up folders that were marked at least `ms` milliseconds ago: folders that the database does not have are
 * removed, others lose their mark, and undecided ones stay. A folder without the mark is never touched: it was
 * acknowledged, and a database that does not have it may be the wrong one.
 * @param isCommitted null if undecided
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
