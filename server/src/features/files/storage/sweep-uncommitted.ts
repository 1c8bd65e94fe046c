import type { FastifyBaseLogger } from 'fastify';
import type { FileStorage } from './file-storage.ts';

/**
 * Cleans up folders that were marked at least `ms` milliseconds ago. Folders whose subject is not in the database are
 * removed, folders whose subject is in the database lose their mark, and undecided folders stay as they are. A folder
 * without a mark is never touched, because its upload was confirmed. If the database lacks the folder's subject, it
 * may be the wrong database.
 * @param isCommitted resolves to null if undecided
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
