import { policy } from '@title24/shared-domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { innermostReason } from '../../platform/logging/innermost-reason.ts';
import type { Files } from './files.ts';
import { requeueRemovals } from './removals/removal-job.ts';
import { sweepUncommitted } from './storage/sweep-uncommitted.ts';

const hour = 3_600_000;
const intervalMs = hour / 4;

const resumableForMs = policy.retention.unfinishedUploadHours * hour;
/** Age of an uncommitted folder at which its commit counts as interrupted. No commit lasts this long. */
const maxCommitMs = hour;

/**
 * Removes leftovers: folders of killed processes, uploads that have been idle for too long, files of interrupted
 * commits, and (through jobs) files whose database record was deleted. Runs at startup and every 15 minutes. Every
 * process does this, because some folders are on the process's own machine.
 */
export function scheduleSweeps(
  app: FastifyInstance,
  files: Files,
  { database, processes }: { readonly database: Database; readonly processes: number },
): void {
  const sweep = (uncommittedForMs: number) =>
    sweepFiles(files, app.log, uncommittedForMs)
      .then(() => requeueRemovals(database, app.jobs))
      .catch((error: unknown) => app.log.error({ reason: innermostReason(error) }, 'Upload cleanup failed'));
  app.addHook('onReady', async () => {
    // Startup does not wait for the sweep, because pages do not need the object store.
    if (files.storage.isShared) void sweep(maxCommitMs);
    // This process has not begun a commit yet, but other processes of the site may have.
    else await sweep(processes > 1 ? maxCommitMs : 0);
  });
  const timer = setInterval(() => void sweep(maxCommitMs), intervalMs).unref();
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
