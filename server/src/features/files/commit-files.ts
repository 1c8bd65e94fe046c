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
 * Stores files from an incoming folder, which must be flushed to disk. The storage first accepts the files as
 * uncommitted, then `add` commits them in the database. The files are removed if `add` returns false or if the database
 * reports an error. If the connection breaks, the outcome of `add` is unknown: the files stay uncommitted until the
 * sweep looks them up in the database. Rejects with any error of the storage or of `add`.
 * @returns the result of `add`
 */
export async function commitFiles(
  { storage, log }: Dependencies,
  incoming: string,
  stored: StoredFolder,
  add: () => Promise<boolean>,
): Promise<boolean> {
  const { folder } = stored;
  /** Logs a failed cleanup without rejecting, because the sweep removes the remaining files. */
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
 * Returns whether the error is from the database itself, which means that nothing was committed. The outcome is unknown
 * after errors of SQLSTATE classes 08 (connection) and 57 (server shutdown).
 */
function isRolledBack(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return !(cause instanceof Error) || !('code' in cause)
    ? false
    : cause instanceof pg.DatabaseError && !/^(08|57)/.test(String(cause.code));
}
