import { eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { JobDefinition, JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { fileRemovals } from './file-removals.table.ts';

export const removalQueue = 'file-removal';

/** Retries for several weeks, in case the file storage is unavailable for that long. */
const removalRetry = { limit: 10_000, firstDelay: 5, maxDelay: 300 };

/** Schedules a folder to be removed after the commit. @param id id of the deleted record that owned the folder */
export async function removeLater(
  transaction: Transaction,
  jobs: JobQueue,
  { id, folder }: { readonly id: string; readonly folder: string },
): Promise<void> {
  await transaction.insert(fileRemovals).values({ id, folder }).onConflictDoNothing();
  await jobs.send(transaction, removalQueue, id);
}

interface Dependencies {
  readonly database: Database;
  readonly storage: Pick<FileStorage, 'remove'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/** Returns the job that removes a folder, and then deletes the folder's row in the `file_removals` table. */
export function removalJob({ database, storage, log }: Dependencies): JobDefinition {
  const noted = (id: string) => eq(fileRemovals.id, id);
  return {
    name: removalQueue,
    retry: removalRetry,
    async run(id) {
      const [found] = await database.select().from(fileRemovals).where(noted(id));
      if (!found) return;
      await storage.remove(found.folder);
      await database.delete(fileRemovals).where(noted(id));
    },
    async park(id) {
      log.error({ removal: id }, 'Could not remove the files of a deleted subject');
    },
  };
}

/** Sends jobs for folders without a job, such as folders that a database trigger added. */
export async function requeueRemovals(database: Database, jobs: JobQueue): Promise<void> {
  for (const { id } of await database.select().from(fileRemovals)) await jobs.sendNow(removalQueue, id);
}
