import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import { drainLimitMs, transferLimitMs } from './drain.ts';
import type { RunningServer } from './running-server.ts';
import type { StopMessage } from './worker-processes.ts';

/** Time for the shutdown after the last request, including up to ten seconds for the database. */
const stopWithinMs = 20_000;

/**
 * Shuts the server down on SIGINT or SIGTERM, after an unhandled error, after the loss of the embedded database, or
 * when the IPC channel to its parent process closes. After SIGTERM, the server still serves for `shutdownDelayMs`
 * milliseconds. A starting server stops once it has started. A signal during the shutdown ends the process immediately.
 *
 * A worker ignores signals, which terminals and systemd send to all processes. Its parent stops it with a {@link
 * StopMessage}.
 * @returns a function that returns whether stopping has begun
 */
export function stopOnRequest(
  starting: Promise<RunningServer>,
  logger: Logger,
  { shutdownDelayMs }: Pick<Settings, 'shutdownDelayMs'>,
): () => boolean {
  let stopping = false;
  let limit = { at: Number.POSITIVE_INFINITY, timer: undefined as NodeJS.Timeout | undefined };
  const stop = async (reason: string, exitCode: number, delayMs = 0, isReplaced = false) => {
    const withinMs = delayMs + (isReplaced ? transferLimitMs : drainLimitMs) + stopWithinMs;
    const at = performance.now() + withinMs;
    // A replaced process that still has requests stops sooner if the whole site stops.
    if (at < limit.at) {
      clearTimeout(limit.timer);
      limit = { at, timer: setTimeout(giveUp, withinMs, logger).unref() };
    }
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'Stopping');
    try {
      const server = await starting.catch(() => null);
      await server?.stop(delayMs, isReplaced);
      await leaveCluster();
      process.exit(exitCode);
    } catch (error) {
      logger.error({ err: error }, 'Shutdown failed');
      process.exit(1);
    }
  };
  // SIGINT has no delay, because a person is waiting. SIGTERM can have one, so that load balancers use other servers.
  const delays = { SIGINT: 0, SIGTERM: shutdownDelayMs };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (cluster.isWorker) return;
      if (stopping) process.exit(1);
      stop(signal, 0, delays[signal]);
    });
  }
  if (cluster.isWorker) {
    process.on('message', ({ stopAfterMs, isReplaced }: Partial<StopMessage>) => {
      if (stopAfterMs !== undefined)
        stop(isReplaced ? 'replaced' : 'the site stops', 0, stopAfterMs, isReplaced);
    });
  } else if (process.channel) {
    process.once('disconnect', () => stop('parent process ended', 0));
  }

  const broken = (error: unknown) => {
    logger.fatal({ err: error }, 'Unhandled error; shutting down');
    stop('unhandled error', 1);
  };
  process.on('uncaughtException', broken);
  process.on('unhandledRejection', broken);
  starting
    .then(({ databaseLost }) => databaseLost)
    .then(
      () => {
        if (stopping) return;
        logger.fatal(
          'The built-in database keeps exiting; stopping the site. See postgresql.log in the data folder',
        );
        stop('database ended', 1);
      },
      // run-site.ts reports a failed start.
      () => {},
    );
  return () => stopping;
}

/**
 * Disconnects a worker once it has confirmed every connection that its parent passed to it. Without the confirmation,
 * the last of these connections would get no response.
 */
async function leaveCluster(): Promise<void> {
  if (!cluster.worker?.isConnected()) return;
  const disconnected = once(process, 'disconnect');
  cluster.worker.disconnect();
  await disconnected;
}

function giveUp(logger: Logger): void {
  logger.error('Shutdown timed out; the process exits');
  process.exit(1);
}
