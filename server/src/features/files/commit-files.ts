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
 * Stores the flushed files of an incoming folder as uncommitted, then lets `add` commit them in the database.
 * Removes them if storing fails, if `add` returns false, or if an error from `add` proves that the database committed
 * nothing. After any other error from `add`, such as a broken connection, the files stay uncommitted until the sweep
 * looks them up in the database. Rejects with the error from `add` or from storing.
 * @returns the result of `add`
 */
export async function commitFiles(
  { storage, log }: Dependencies,
  incoming: string,
  stored: StoredFolder,
  add: () => Promise<boolean>,
): Promise<boolean> {
  const { folder } = stored;
  /** Logs a failure without rejecting, because the sweep later commits or removes uncommitted folders. */
  const cleanUp = (action: Promise<void>) =>
    action.catch((error: unknown) =>
      log.warn({ folder, reason: innermostReason(error) }, 'A stored upload was left for the cleanup'),
    );
  try {
    await storage.submit(incoming, stored);
  } catch (error) {
    await cleanUp(storage.discard(folder));
    throw error;
  }
  let added: boolean;
  try {
    added = await add();
  } catch (error) {
    if (isRolledBack(error)) await cleanUp(storage.discard(folder));
    throw error;
  }
  await cleanUp(added ? storage.commit(folder) : storage.discard(folder));
  return added;
}

/**
 * Returns whether the database itself reported an error, which proves that nothing was committed. Returns false for
 * SQLSTATE classes 08 (connection) and 57 (operator intervention, such as a shutdown): they leave the outcome unknown.
 */
function isRolledBack(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return !(cause instanceof Error) || !('code' in cause)
    ? false
    : cause instanceof pg.DatabaseError && !/^(08|57)/.test(String(cause.code));
}
