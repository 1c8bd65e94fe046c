import type { FastifyBaseLogger } from 'fastify';
import type { FileStorage } from './file-storage.ts';

/**
 * Sweeps folders marked at least `ms` milliseconds ago. Removes the mark if the subject is in the database,
 * and the folder if not. A folder without an owner (`isCommitted` gives null) stays. A folder without a mark
 * is never touched: its upload was confirmed, and a missing subject may mean the wrong database.
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
