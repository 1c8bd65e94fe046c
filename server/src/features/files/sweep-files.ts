import { policy } from '@title24/shared-domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { innermostReason } from '../../platform/logging/innermost-reason.ts';
import type { Files } from './files.ts';
import { requeueRemovals } from './removals/removal-job.ts';
import { sweepUncommitted } from './storage/sweep-uncommitted.ts';

const hour = 3_600_000;
const everyMs = hour / 4;

const resumableForMs = policy.retention.unfinishedUploadHours * hour;
/** No commit takes this long: a folder that is still marked after this time was interrupted. */
const maxCommitMs = hour;

/**
 * Removes leftovers: folders of a dead predecessor, abandoned uploads, files whose commit was interrupted, files of
 * deleted subjects. Runs once all features are registered, and then every quarter of an hour. Each process uses a
 * timer instead of the job queue, because a folder is on its own machine. Shared files are removed once, by the first
 * server.
 */
export function sweepFromTimeToTime(
  app: FastifyInstance,
  files: Files,
  { database, processes }: { readonly database: Database; readonly processes: number },
): void {
  const sweep = (uncommittedForMs: number) =>
    sweepFiles(files, app.log, uncommittedForMs)
      .then(() => requeueRemovals(database, app.jobs))
      .catch((error: unknown) => app.log.error({ reason: innermostReason(error) }, 'Upload cleanup failed'));
  app.addHook('onReady', async () => {
    // Pages do not need the object store, so they must not wait for it.
    if (files.storage.isShared) void sweep(maxCommitMs);
    // This process has not begun any commit yet. If there are others, they may have.
    else await sweep(processes > 1 ? maxCommitMs : 0);
  });
  const timer = setInterval(() => void sweep(maxCommitMs), everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

async function sweepFiles(
  { incoming, storage, resumable, locks, owners }: Files,
  log: FastifyInstance['log'],
  uncommittedForMs: number,
): Promise<void> {
  await incoming.sweep();
  const idle = await resumable.idleFor(resumableForMs);
  await resumable.discard(idle.filter((id) => !locks.isHeld(id)));
  await resumable.sweepContent(resumableForMs);
  await sweepUncommitted(storage, (folder) => owners.isCommitted(folder), log, uncommittedForMs);
}
