import type { RenderRequest } from '@title24/remote-kit/contract';
import pLimit, { type LimitFunction } from 'p-limit';
import { SiteBusyError } from '../../http/request-error.ts';
import type { CallPublic } from '../../rpc/public-caller.ts';
import { withTimeout } from '../with-timeout.ts';
import { type Confinement, confinementOfMachine, startLimitMs } from './confinement.ts';
import type { RenderBundle, RenderOutcome, RenderPool, RenderTask } from './render-task.ts';
import { RendererEndedError, RendererProcess } from './renderer-process.ts';

/**
 * Time limit of a task in milliseconds. It does not include the wait in the queue or the start of the
 * process. The first task of a process also loads the bundle.
 */
const timeLimitMs = 3_000;

/** A process ends after this many milliseconds without a task. */
const idleLimitMs = 5 * 60_000;

/** Maximum number of running and waiting tasks of a bundle. */
const maxTasks = 100;

interface Options {
  /** How renderers are isolated; as strictly as possible by default. */
  readonly confinement?: Promise<Pick<Confinement, 'command'>>;
  /** Origin of the parts' files; null or absent if the site serves them. */
  readonly assetsOrigin?: string | null;
  /** Makes the calls that loaders request. If absent, these calls fail. */
  readonly callPublic?: CallPublic;
  /** A process ends after this many milliseconds without a task; 5 minutes by default. */
  readonly idleLimitMs?: number;
}

interface Renderer {
  /** Runs the tasks one at a time. */
  readonly queue: LimitFunction;
  process: RendererProcess | null;
  idle?: NodeJS.Timeout;
}

/**
 * Runs each render bundle in its own process, which is started on demand, reused, and ended when idle
 * (docs/adr/0041-renderer-processes.md).
 */
export class RendererProcesses implements RenderPool {
  readonly #confinement: Promise<Pick<Confinement, 'command'>>;
  readonly #assetsOrigin: string | null;
  readonly #callPublic: CallPublic | undefined;
  readonly #idleLimitMs: number;
  readonly #renderers = new Map<string, Renderer>();
  /** All processes that have not exited. */
  readonly #processes = new Set<RendererProcess>();
  #kept: ReadonlySet<string> | null = null;
  #isClosed = false;

  constructor(options: Options = {}) {
    this.#confinement = options.confinement ?? confinementOfMachine();
    this.#assetsOrigin = options.assetsOrigin ?? null;
    this.#callPublic = options.callPublic;
    this.#idleLimitMs = options.idleLimitMs ?? idleLimitMs;
  }

  async run({ bundle, request, isWanted, onFault }: RenderTask): Promise<RenderOutcome | null> {
    const renderer = this.#renderers.get(bundle.id) ?? { queue: pLimit(1), process: null };
    this.#renderers.set(bundle.id, renderer);
    if (lengthOf(renderer) >= maxTasks) throw new SiteBusyError();
    clearTimeout(renderer.idle);
    try {
      return await renderer.queue(async () => {
        if (isWanted && !isWanted()) return null;
        try {
          return await runInTime(await this.#processOf(renderer, bundle), request);
        } catch (error) {
          onFault?.(error);
          throw error;
        }
      });
    } finally {
      if (lengthOf(renderer) === 0) this.#endWhenIdle(renderer);
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

  #endWhenIdle(renderer: Renderer): void {
    renderer.idle = setTimeout(() => renderer.process?.end(), this.#idleLimitMs).unref();
  }

  #letGo(id: string): void {
    const renderer = this.#renderers.get(id);
    if (!renderer || lengthOf(renderer) > 0 || !this.#kept || this.#kept.has(id)) return;
    this.#renderers.delete(id);
    clearTimeout(renderer.idle);
    renderer.process?.end();
  }

  async #processOf(renderer: Renderer, bundle: RenderBundle): Promise<RendererProcess> {
    if (renderer.process && !renderer.process.isEnded) return renderer.process;
    const process = await this.#start(await bundle.read());
    renderer.process = process;
    return process;
  }

  async #start(bundle: string): Promise<RendererProcess> {
    const { command } = await this.#confinement;
    if (this.#isClosed) throw new RendererEndedError('The site is stopping.', true);
    const process = new RendererProcess(command, bundle, this.#assetsOrigin, this.#callPublic);
    this.#processes.add(process);
    void process.closed.then(() => this.#processes.delete(process));
    try {
      await withTimeout(process.ready, startLimitMs);
      return process;
    } catch (error) {
      process.end('It was not ready in time.');
      throw error;
    }
  }
}

/** Returns the number of running and waiting tasks. */
function lengthOf({ queue }: Renderer): number {
  return queue.activeCount + queue.pendingCount;
}

/** Renders a request. Stops the process if the rendering takes longer than the time limit. */
async function runInTime(process: RendererProcess, request: RenderRequest): Promise<RenderOutcome> {
  const timer = setTimeout(() => process.end(`It ran for more than ${timeLimitMs} ms.`), timeLimitMs);
  try {
    return await process.run(request);
  } finally {
    clearTimeout(timer);
  }
}
