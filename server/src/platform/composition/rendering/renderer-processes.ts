import type { RenderRequest } from '@title24/remote-kit/contract';
import { withTimeout } from '../with-timeout.ts';
import { PartQueue } from './part-queue.ts';
import type { RenderBundle, RenderOutcome, RenderPool, RenderTask } from './render-task.ts';
import { confinedCommand, plainCommand, type RendererCommand } from './renderer-command.ts';
import { RendererEndedError, RendererProcess } from './renderer-process.ts';

/** Time limit of a task in milliseconds, from when its turn has come; a bundle's first task also loads it. */
const timeLimitMs = 3_000;

/** Time limit in milliseconds for a process to become ready for a bundle. */
const startLimitMs = 20_000;

interface Options {
  readonly log: { warn(details: object, message: string): void };
  /** Commands to start a renderer, the most confined first; the first one that this machine allows is used. */
  readonly commands?: readonly [RendererCommand, ...RendererCommand[]];
  /** What the parts' files are served from; null or none if from the site. */
  readonly assetsOrigin?: string | null;
}

interface Renderer {
  readonly queue: PartQueue;
  process: RendererProcess | null;
}

/** A process for each render bundle, started on demand and kept (docs/adr/0041-renderer-processes.md). */
export class RendererProcesses implements RenderPool {
  readonly #log: Options['log'];
  readonly #assetsOrigin: string | null;
  readonly #renderers = new Map<string, Renderer>();
  /** All processes that have not exited yet. */
  readonly #processes = new Set<RendererProcess>();
  #commands: readonly [RendererCommand, ...RendererCommand[]];
  /** Whether the first command has been shown to work on this machine. */
  #isProven = false;
  #kept: ReadonlySet<string> | null = null;
  #isClosed = false;

  constructor({ log, commands = [confinedCommand(), plainCommand()], assetsOrigin = null }: Options) {
    this.#log = log;
    this.#assetsOrigin = assetsOrigin;
    this.#commands = commands;
  }

  async run({ bundle, request, isWanted, onFault }: RenderTask): Promise<RenderOutcome | null> {
    const renderer = this.#renderers.get(bundle.id) ?? { queue: new PartQueue(), process: null };
    this.#renderers.set(bundle.id, renderer);
    try {
      return await renderer.queue.run(async () => {
        if (isWanted && !isWanted()) return null;
        try {
          return await runInTime(await this.#processOf(renderer, bundle), request);
        } catch (error) {
          onFault?.(error);
          throw error;
        }
      });
    } finally {
      this.#letGo(bundle.id);
    }
  }

  keep(bundleIds: ReadonlySet<string>): void {
    this.#kept = bundleIds;
    for (const id of [...this.#renderers.keys()]) this.#letGo(id);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const processes = [...this.#processes];
    for (const process of processes) process.end('The site is stopping.');
    await Promise.all(processes.map(({ closed }) => closed));
  }

  #letGo(id: string): void {
    const renderer = this.#renderers.get(id);
    if (!renderer || renderer.queue.length > 0 || !this.#kept || this.#kept.has(id)) return;
    this.#renderers.delete(id);
    renderer.process?.end();
  }

  async #processOf(renderer: Renderer, bundle: RenderBundle): Promise<RendererProcess> {
    if (renderer.process && !renderer.process.isEnded) return renderer.process;
    const process = await this.#start(await bundle.read());
    renderer.process = process;
    return process;
  }

  async #start(bundle: string): Promise<RendererProcess> {
    if (this.#isClosed) throw new RendererEndedError('The site is stopping.', true);
    const [command, ...others] = this.#commands;
    const process = new RendererProcess(command, bundle, this.#assetsOrigin);
    this.#processes.add(process);
    void process.closed.then(() => this.#processes.delete(process));
    try {
      await withTimeout(process.ready, startLimitMs);
      this.#isProven = true;
      return process;
    } catch (error) {
      const isRefused = error instanceof RendererEndedError && !this.#isProven && !this.#isClosed;
      process.end('It was not ready in time.');
      const [next, ...rest] = others;
      if (!isRefused || !next) throw error;
      if (this.#commands[0] === command) {
        this.#commands = [next, ...rest];
        this.#log.warn(
          { err: error },
          'Renderers run without namespaces, which this machine does not allow: untrusted render bundles need a machine that does',
        );
      }
      return this.#start(bundle);
    }
  }
}

/** The limit starts here and not with the call: waiting for its turn and for a process is not the bundle's fault. */
async function runInTime(process: RendererProcess, request: RenderRequest): Promise<RenderOutcome> {
  const timer = setTimeout(() => process.end(`It ran for more than ${timeLimitMs} ms.`), timeLimitMs);
  try {
    return await process.run(request);
  } finally {
    clearTimeout(timer);
  }
}
