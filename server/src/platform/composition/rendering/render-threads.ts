import { fileURLToPath } from 'node:url';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { RenderOutcome, RenderTask } from './render-worker.ts';

/** Where render bundles run. Rejects if one takes too long or takes its thread down. */
export interface RenderPool {
  run(task: RenderTask): Promise<RenderOutcome>;
  /** Has later tasks start in fresh surroundings, without what bundles have changed in these. */
  renew(): void;
  close(): Promise<void>;
}

/** A bundle was still running when its time was over. */
class RenderTimeoutError extends Error {
  override readonly name = 'RenderTimeoutError';
}

/** How long a task may run, in milliseconds, from when its turn has come; a bundle's first task loads it. */
const timeLimitMs = 3_000;

/** Both are kept: starting one costs as much as rendering fifty pages. */
const threads = 2;

/** Render bundles in worker threads. They keep apart what goes wrong by accident; they are no sandbox. */
export class RenderThreads implements RenderPool {
  #pool = newPool();

  async run(task: RenderTask): Promise<RenderOutcome> {
    const pool = this.#pool;
    const { port1: told, port2: started } = new MessageChannel();
    const overdue = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    // Not from now on: waiting for a thread is not the bundle's doing.
    told.once('message', () => {
      timer = setTimeout(() => overdue.abort(), timeLimitMs);
    });
    try {
      const options = { signal: overdue.signal, transferList: [started] };
      return (await pool.run({ ...task, started }, options)) as RenderOutcome;
    } catch (cause) {
      if (!overdue.signal.aborted) throw cause;
      throw new RenderTimeoutError(`It ran for more than ${timeLimitMs} ms.`, { cause });
    } finally {
      clearTimeout(timer);
      told.close();
    }
  }

  renew(): void {
    const old = this.#pool;
    this.#pool = newPool();
    // Its tasks end by themselves or by their time limit.
    old.close().catch(() => undefined);
  }

  close(): Promise<void> {
    return this.#pool.close({ force: true });
  }
}

function newPool() {
  return new Piscina({
    filename: fileURLToPath(new URL('./render-worker.ts', import.meta.url)),
    minThreads: threads,
    maxThreads: threads,
    // Settings hold passwords and secrets.
    env: {},
    execArgv: [],
    // A limit on the whole keeps one bundle's leak from becoming the server's.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
}
