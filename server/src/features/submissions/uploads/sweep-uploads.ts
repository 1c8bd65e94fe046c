import type { FastifyInstance } from 'fastify';
import { innermostReason } from '../../../platform/logging/innermost-reason.ts';
import type { ReceiveContext } from './receive/receive-submission.ts';
import { sweepSubmissions } from './storage/sweep-submissions.ts';

const hour = 3_600_000;
const everyMs = hour / 4;

/** How long an idle upload is kept, and can be resumed. */
const resumableForMs = 24 * hour;
/** Longer than any commit takes: what is still marked then was interrupted. */
const maxCommitMs = hour;

/**
 * Cleans up: folders of a killed predecessor, abandoned uploads, submissions with an interrupted commit. At startup
 * and every quarter of an hour, with a timer in each process instead of the job queue, because the folder is on this
 * process's machine.
 */
export async function startSweeping(app: FastifyInstance, receiving: ReceiveContext): Promise<void> {
  const sweep = () =>
    sweepUploads(receiving, app.log, maxCommitMs).catch((error: unknown) =>
      app.log.error({ reason: innermostReason(error) }, 'Upload cleanup failed'),
    );
  // Pages need no object store: an unavailable one must not delay them.
  if (receiving.storage.isShared) void sweep();
  // This process has not started anything yet, and no other process uses a folder on this machine.
  else await sweepUploads(receiving, app.log, 0);
  const timer = setInterval(sweep, everyMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

async function sweepUploads(
  { incoming, storage, store, resumable, locks }: ReceiveContext,
  log: FastifyInstance['log'],
  uncommittedForMs: number,
): Promise<void> {
  await incoming.sweep();
  const idle = await resumable.idleFor(resumableForMs);
  await resumable.discard(idle.filter((id) => !locks.isHeld(id)));
  await sweepSubmissions(storage, (reference) => store.exists(reference), log, uncommittedForMs);
}
