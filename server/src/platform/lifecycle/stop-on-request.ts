import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';
import type { RunningServer } from './running-server.ts';

/** Time limit for the shutdown. Requests in progress and the database get at most ten seconds each. */
const stopWithinMs = 30_000;

/**
 * Shuts the server down on SIGINT, SIGTERM, or the end of the parent process (a closed IPC channel). If this happens
 * during startup, the shutdown begins once the server has started. A second signal exits immediately. After SIGTERM,
 * the server handles requests for another `shutdownDelayMs` milliseconds.
 * @returns a function that returns whether the shutdown has begun
 */
export function stopOnRequest(
  starting: Promise<RunningServer>,
  logger: Logger,
  { shutdownDelayMs }: Pick<Settings, 'shutdownDelayMs'>,
): () => boolean {
  let stopping = false;
  const stop = async (reason: string, exitCode: number, delayMs = 0) => {
    if (stopping) return;
    stopping = true;
    logger.info({ reason }, 'Stopping');
    setTimeout(giveUp, delayMs + stopWithinMs, logger).unref();
    try {
      const server = await starting.catch(() => null);
      await server?.stop(delayMs);
      process.exit(exitCode);
    } catch (error) {
      logger.error({ err: error }, 'Shutdown failed');
      process.exit(1);
    }
  };
  // SIGINT causes no delay, because it comes from a person who is waiting. SIGTERM comes from the system that also
  // routes traffic.
  const delays = { SIGINT: 0, SIGTERM: shutdownDelayMs };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => (stopping ? process.exit(1) : stop(signal, 0, delays[signal])));
  }
  if (process.channel) process.once('disconnect', () => stop('parent process ended', 0));

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
      // A failed start is reported by run-site.ts.
      () => {},
    );
  return () => stopping;
}

function giveUp(logger: Logger): void {
  logger.error('Shutdown timed out; the process exits');
  process.exit(1);
}
