import type { FastifyInstance } from 'fastify';
import { innermostReason } from '../../../platform/logging/innermost-reason.ts';
import type { ReceiveContext } from './receive/receive-submission.ts';
import { sweepSubmissions } from './storage/sweep-submissions.ts';

const hour = 3_600_000;
const everyMs = hour / 4;

/** How long an upload is kept on which nothing moves; as long can its sender resume it. */
const resumableForMs = 24 * hour;
/** No commit takes as long: what still bears the mark then was cut off. */
const maxCommitMs = hour;

/**
 * Sweeps what is left behind: folders of a dead predecessor, uploads that nobody went on with, submissions whose commit was
 * cut off. At the start and every quarter of an hour. By a timer of each process, not by the job queue: a folder is on
 * this process's machine, and what all servers share is taken away once, whoever comes first.
 */
export async function startSweeping(app: FastifyInstance, receiving: ReceiveContext): Promise<void> {
  const sweep = () =>
    sweepUploads(receiving, app.log, maxCommitMs).catch((error: unknown) =>
      app.log.error({ reason: innermostReason(error) }, 'Upload cleanup failed'),
    );
  // Pages need no object store: one that is away must not hold them up.
  if (receiving.storage.isShared) void sweep();
  // This process has not begun anything yet, and no other has in a folder of this machine.
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
  await resumable.sweepContent(resumableForMs);
  await sweepSubmissions(storage, (reference) => store.exists(reference), log, uncommittedForMs);
}
