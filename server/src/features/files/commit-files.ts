import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { innermostReason } from '../../platform/logging/innermost-reason.ts';
import type { FileStorage, StoredFolder } from './storage/file-storage.ts';

interface Dependencies {
  readonly storage: FileStorage;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Stores flushed files from an incoming folder. The storage first accepts the files as uncommitted, then `add` commits
 * them in the database. The files are removed if `add` returns false or if the database reports an error. If the
 * connection breaks, nobody can tell whether `add` was committed: the files stay uncommitted, and the sweep consults
 * the database later. Rejects with any error of the storage or of `add`.
 * @returns the result of `add`
 */
export async function commitFiles(
  { storage, log }: Dependencies,
  incoming: string,
  stored: StoredFolder,
  add: () => Promise<boolean>,
): Promise<boolean> {
  const { folder } = stored;
  /** Logs a failed cleanup but ignores it otherwise, because the sweep removes any files that were left behind. */
  const tidy = (action: Promise<void>) =>
    action.catch((error: unknown) =>
      log.warn({ folder, reason: innermostReason(error) }, 'A stored upload was left for the cleanup'),
    );
  try {
    await storage.submit(incoming, stored);
  } catch (error) {
    await tidy(storage.discard(folder));
    throw error;
  }
  let added: boolean;
  try {
    added = await add();
  } catch (error) {
    if (isRolledBack(error)) await tidy(storage.discard(folder));
    throw error;
  }
  await tidy(added ? storage.commit(folder) : storage.discard(folder));
  return added;
}

/**
 * Returns whether the database itself reported an error, which means that nothing was committed. The exceptions are
 * SQLSTATE classes 08 (connection errors) and 57 (server shutdown), after which the outcome is unknown.
 */
function isRolledBack(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return !(cause instanceof Error) || !('code' in cause)
    ? false
    : cause instanceof pg.DatabaseError && !/^(08|57)/.test(String(cause.code));
}
