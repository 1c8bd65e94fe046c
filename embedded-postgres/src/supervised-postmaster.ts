import { setTimeout as sleep } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** Log for the database server's unexpected exits and restarts. */
export interface SupervisorLog {
  error(details: object, message: string): void;
}

interface SupervisorOptions {
  /** Starts the server on the given port, or on any free port. */
  readonly start: (port?: number) => Promise<Postmaster>;
  readonly log: SupervisorLog;
  /**
   * The server is restarted after at most this many exits within `withinMs` milliseconds. After one more exit, the
   * server stays down. A failed restart counts as an exit.
   */
  readonly maxExits?: number;
  readonly withinMs?: number;
}

/**
 * Keeps a database server running. Restarts it on the same port after an unexpected exit, whether from a crash or a
 * signal. `ended` settles when the server has been stopped or has exited too often.
 */
export async function superviseDatabase(options: SupervisorOptions): Promise<Postmaster> {
  const { start, log, maxExits = 3, withinMs = 60_000 } = options;
  let current = await start();
  const { port } = current;
  let isStopping = false;
  const exits: number[] = [];

  /**
   * Records an exit or a failed start.
   * @returns whether to start the server again
   */
  const recordExit = () => {
    const now = Date.now();
    exits.push(now);
    return exits.filter((exit) => exit > now - withinMs).length <= maxExits;
  };

  const watch = async () => {
    for (;;) {
      await current.ended;
      while (true) {
        if (isStopping || !recordExit()) return;
        log.error({}, 'The built-in database exited unexpectedly and is being restarted');
        try {
          current = await start(port);
          break;
        } catch (err) {
          log.error({ err }, 'The built-in database could not be restarted');
          await sleep(500);
        }
      }
      // `stop` was called while the server was restarting.
      if (isStopping) await current.stop();
    }
  };
  const ended = watch();
  return {
    port,
    ended,
    async stop() {
      isStopping = true;
      await current.stop();
      await ended;
    },
  };
}
