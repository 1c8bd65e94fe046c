import { fileKind } from './file-kind.ts';
import { hashFile } from './hash-file.ts';
import type { OpenPlan, PlanPage, TileRequest } from './plan.ts';
import { maxLines, maxPages, maxPlanMegabytes, maxTileSide } from './plan-limits.ts';
import { PlanProblem } from './plan-problem.ts';
import { ReaderFrame, type ReaderLimits, type ReaderRequest } from './reader-frame.ts';

export interface OpenPlanOptions {
  /** Aborting this signal cancels the opening of the plan and frees the resources. */
  readonly signal?: AbortSignal;
  readonly limits?: Partial<ReaderLimits>;
}

const usualLimits: ReaderLimits = { start: 60_000, open: 30_000, answer: 30_000 };

/**
 * Opens a plan in a sandboxed frame on the current page. The plan does not leave the browser. Rejects with {@link
 * PlanProblem}, or with the signal's reason once the signal is aborted.
 */
export async function openPlan(file: File, { signal, limits }: OpenPlanOptions = {}): Promise<OpenPlan> {
  if (file.size === 0) throw new PlanProblem('empty');
  if (file.size > maxPlanMegabytes * 2 ** 20) throw new PlanProblem('too-large');
  const kind = fileKind(await readHead(file));
  if (kind === null) throw new PlanProblem('unsupported');
  signal?.throwIfAborted();

  const reader = new PlanReader(kind, file, { ...usualLimits, ...limits });
  const hashing = new AbortController();
  const stop = () => {
    hashing.abort(signal?.reason);
    reader.close();
  };
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const [pages, sha256] = await Promise.all([
      reader.open(),
      hashFile(file, hashing.signal).catch((cause) => {
        throw signal?.aborted ? cause : new PlanProblem('unreadable', { cause });
      }),
    ]);
    if (pages > maxPages) throw new PlanProblem('too-many-pages');
    const { name, size } = file;
    return {
      ...{ name, size, kind, pages, sha256 },
      page: (number) => reader.page(number, pages),
      lines: (number) => reader.lines(number),
      tile: (request, { signal } = {}) => reader.tile(request, signal),
      close: () => reader.close(),
    };
  } catch (error) {
    stop();
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

async function readHead(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, 1024).arrayBuffer());
  } catch (cause) {
    throw new PlanProblem('unreadable', { cause });
  }
}

/**
 * Sends requests to a frame one at a time, except requests for lines. If a frame has ended, the next request starts a
 * new frame.
 */
class PlanReader {
  readonly #kind: 'pdf' | 'picture';
  readonly #file: File;
  readonly #limits: ReaderLimits;
  #frame: ReaderFrame | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;

  constructor(kind: 'pdf' | 'picture', file: File, limits: ReaderLimits) {
    this.#kind = kind;
    this.#file = file;
    this.#limits = limits;
  }

  async open(): Promise<number> {
    const pages = await this.#running().opened;
    if (!Number.isInteger(pages) || pages < 1) throw new PlanProblem('damaged');
    return pages;
  }

  async page(number: number, pages: number): Promise<PlanPage> {
    if (!Number.isInteger(number) || number < 1 || number > pages)
      throw new RangeError(`There is no page ${number} of ${pages}`);
    const answer = await this.#send({ kind: 'measure', page: number });
    if (answer.kind !== 'measured') throw new PlanProblem('page');
    const { width, height } = answer.page;
    if (!(width > 0 && height > 0 && Number.isFinite(width * height))) throw new PlanProblem('page');
    return { number, width, height };
  }

  /**
   * Returns the lines of a page. A page with many lines takes seconds, so tile requests do not wait for the response.
   */
  async lines(page: number): Promise<Float32Array> {
    const answer = await this.#running().send({ kind: 'lines', page });
    // The response can contain anything, because an untrusted file could have taken control of its reader.
    if (answer.kind !== 'drawn' || !(answer.lines instanceof Float32Array)) throw new PlanProblem('page');
    const { lines } = answer;
    if (lines.length > 4 * maxLines || lines.length % 4 !== 0 || !lines.every(Number.isFinite))
      throw new PlanProblem('page');
    return lines;
  }

  async tile(tile: TileRequest, signal?: AbortSignal): Promise<ImageBitmap> {
    if (tile.width > maxTileSide || tile.height > maxTileSide)
      throw new RangeError(`A tile of ${tile.width} × ${tile.height} pixels`);
    const answer = await this.#send({ kind: 'tile', tile }, signal);
    if (answer.kind !== 'painted') throw new PlanProblem('page');
    return answer.bitmap;
  }

  close(): void {
    this.#isClosed = true;
    this.#frame?.end('stopped');
  }

  #send(request: ReaderRequest, signal?: AbortSignal): ReturnType<ReaderFrame['send']> {
    const answer = this.#last.then(() => {
      signal?.throwIfAborted();
      return this.#running().send(request, signal);
    });
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  #running(): ReaderFrame {
    if (this.#isClosed) throw new DOMException('The plan is closed', 'AbortError');
    if (!this.#frame || this.#frame.hasEnded)
      this.#frame = new ReaderFrame(this.#kind, this.#file, this.#limits);
    return this.#frame;
  }
}
