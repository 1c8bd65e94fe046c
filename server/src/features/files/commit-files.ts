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
 * Stores flushed files of an incoming folder: the storage accepts them, marked as uncommitted, then `add` commits them
 * in the database. If `add` refuses, the files are removed. Rejects if nothing was committed; if that is unclear (the
 * connection broke), the marked files stay and the sweep decides by the database.
 * @returns the result of `add`
 */
export async function commitFiles(
  { storage, log }: Dependencies,
  incoming: string,
  stored: StoredFolder,
  add: () => Promise<boolean>,
): Promise<boolean> {
  const { folder } = stored;
  /** The sweep removes files that could not be removed now; the answer does not depend on that. */
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
 * Whether the database itself refused, so that nothing was committed. SQLSTATE class 57 means that the server is
 * shutting down.
 */
function isRolledBack(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return !(cause instanceof Error) || !('code' in cause)
    ? false
    : cause instanceof pg.DatabaseError && !/^(08|57)/.test(String(cause.code));
}
