import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { StartupError } from '../process/startup-error.ts';
import type { Settings } from '../settings/settings.ts';

/** A worker's message: the URL of the site that it serves, or why it cannot start. */
export type WorkerMessage = { readonly readyAt: string } | { readonly refusal: string };

/** Makes a worker process stop after `stopAfterMs` milliseconds. */
export interface StopMessage {
  readonly stopAfterMs: number;
  /** Whether another process replaces the worker, so that the site stays ready. */
  readonly isReplaced: boolean;
}

const retryMs = 1_000;

/** The processes that serve the site on one port. Each new connection goes to one of them. */
export class WorkerProcesses {
  readonly #count: number;
  readonly #shutdownDelayMs: number;
  readonly #log: Logger;
  readonly #running = new Set<Worker>();
  /** Processes that serve, oldest first. */
  readonly #serving = new Set<Worker>();
  #starting = 0;
  #replacing = Promise.resolve();
  #isStopping = false;

  constructor({ processes, shutdownDelayMs }: Pick<Settings, 'processes' | 'shutdownDelayMs'>, log: Logger) {
    this.#count = processes;
    this.#shutdownDelayMs = shutdownDelayMs;
    this.#log = log;
  }

  /** Starts all processes. Returns the site's URL. @throws StartupError if a process cannot start */
  async start(): Promise<string> {
    // The first process starts alone, because it migrates the database and publishes the parts.
    const url = await this.#add();
    await Promise.all(Array.from({ length: this.#count - 1 }, () => this.#add()));
    return url;
  }

  /**
   * Replaces the processes one by one, so that the new processes run the program version that is now installed, and
   * read the current secret files. If a new process cannot start, the old ones continue. A call during a replacement
   * leads to another replacement.
   */
  replaceAll(): Promise<void> {
    this.#replacing = this.#replacing.then(() => this.#replaceEach());
    return this.#replacing;
  }

  /** Stops all processes after `delayMs` milliseconds, during which they still serve. */
  async stop(delayMs: number): Promise<void> {
    this.#isStopping = true;
    const message = { stopAfterMs: delayMs, isReplaced: false };
    await Promise.all([...this.#running].map((worker) => stopped(worker, message)));
  }

  async #replaceEach(): Promise<void> {
    for (const old of [...this.#serving]) {
      if (this.#isStopping) return;
      // The old process has already ended, so #restore replaces it.
      if (!this.#serving.has(old)) continue;
      try {
        await this.#add();
      } catch (err) {
        this.#log.error({ err }, 'A new process did not start; the old ones continue to serve');
        void this.#restore();
        return;
      }
      if (this.#serving.delete(old))
        await stopped(old, { stopAfterMs: this.#shutdownDelayMs, isReplaced: true });
    }
    this.#log.info('All processes were replaced');
    void this.#restore();
  }

  #add(): Promise<string> {
    const worker = cluster.fork();
    this.#running.add(worker);
    this.#starting += 1;
    return new Promise<string>((resolve, reject) => {
      worker.on('message', (message: WorkerMessage) => {
        if ('refusal' in message) reject(new StartupError(message.refusal));
        if (!('readyAt' in message)) return;
        this.#serving.add(worker);
        resolve(message.readyAt);
      });
      worker.process.once('exit', (code, signal) => {
        this.#running.delete(worker);
        if (this.#serving.delete(worker)) {
          this.#log.error({ reason: signal ?? code }, 'A process of the site ended; another one starts');
          void this.#restore();
        } else reject(new StartupError(`A process of the site ended at its start (${signal ?? code}).`));
      });
    }).finally(() => {
      this.#starting -= 1;
    });
  }

  async #restore(): Promise<void> {
    const isMissing = () => !this.#isStopping && this.#serving.size + this.#starting < this.#count;
    while (isMissing()) {
      await sleep(retryMs);
      if (!isMissing()) return;
      await this.#add().catch((err: unknown) =>
        this.#log.error({ err }, 'A process of the site did not start'),
      );
    }
  }
}

async function stopped(worker: Worker, message: StopMessage): Promise<void> {
  const exited = once(worker.process, 'exit');
  if (worker.isConnected()) worker.send(message);
  await exited;
}
