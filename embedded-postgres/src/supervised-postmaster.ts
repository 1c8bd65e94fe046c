import { setTimeout as sleep } from 'node:timers/promises';
import type { Postmaster } from './postmaster.ts';

/** Where it is told that the database server ended and was started again. */
export interface SupervisorLog {
  error(details: object, message: string): void;
}

interface SupervisorOptions {
  /** Starts the server on this port, or on any free one. */
  readonly start: (port?: number) => Promise<Postmaster>;
  readonly log: SupervisorLog;
  /** So many ends of the server within `withinMs` are borne; with one more it stays down. */
  readonly maxEnds?: number;
  readonly withinMs?: number;
}

/**
 * A database server that is started again, on the same port, when it has ended unasked: by a crash or a signal. Its
 * `ended` settles when it was stopped, or has ended so often that another start is no use.
 */
export async function superviseDatabase(options: SupervisorOptions): Promise<Postmaster> {
  const { start, log, maxEnds = 3, withinMs = 60_000 } = options;
  let current = await start();
  const { port } = current;
  let isStopping = false;
  const ends: number[] = [];

  /** Notes that it ended, or did not start; returns whether to start it again. */
  const bears = () => {
    const now = Date.now();
    ends.push(now);
    return ends.filter((end) => end > now - withinMs).length <= maxEnds;
  };

  const watch = async () => {
    for (;;) {
      await current.ended;
      while (true) {
        if (isStopping || !bears()) return;
        log.error({}, 'The built-in database ended unexpectedly and is being restarted');
        try {
          current = await start(port);
          break;
        } catch (err) {
          log.error({ err }, 'The built-in database could not be restarted');
          await sleep(500);
        }
      }
      // Asked to stop in between.
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
