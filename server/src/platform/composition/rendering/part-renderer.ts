import type { RegistryEntry, RenderRequest, RenderResult } from '@title24/remote-kit/contract';
import { SiteBusyError } from '../../http/request-error.ts';
import { inSpan } from '../../logging/cause.ts';
import type { RenderPool } from './render-task.ts';
import { RendererEndedError } from './renderer-process.ts';
import { resultFault } from './result-fault.ts';

/** Returns a function that reads a part's verified render bundle; null if only browsers render the part. */
export type BundleOf = (entry: RegistryEntry) => (() => Promise<string>) | null;

interface Options {
  readonly bundleOf: BundleOf;
  readonly pool: RenderPool;
  readonly log: { warn(details: object, message: string): void };
  /** Called after each rendering, with the fault or null. Not called for a rendering that did not start. */
  readonly onRendering?: (entry: RegistryEntry, request: RenderRequest, fault: string | null) => void;
}

/** A version is paused after this number of faults within the window, because each can cost seconds of renderer time. */
const faultsAllowed = 3;
const windowMs = 60_000;
const pauseMs = 60_000;

/** Renders parts to HTML and isolates their faults from each other. */
export class PartRenderer {
  readonly #options: Options;
  /** Monotonic times in milliseconds of each version's faults since its last pause. */
  readonly #faults = new Map<string, readonly number[]>();
  /** Monotonic time in milliseconds until which a version is paused. */
  readonly #pausedUntil = new Map<string, number>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Keeps the processes of these versions. Stops those of all other versions once they have no tasks. */
  serve(entries: readonly RegistryEntry[]): void {
    this.#options.pool.keep(new Set(entries.map(versionOf)));
  }

  /**
   * Renders a part. Returns null if the rendering fails or the version is paused. Returns an empty result if
   * only browsers render the part. After null or an empty result, the browser renders the part.
   *
   * @throws SiteBusyError if too many of the part's tasks are waiting
   */
  async render(entry: RegistryEntry, request: RenderRequest): Promise<RenderResult | null> {
    const read = entry.extras.rendersOnServer === false ? null : this.#options.bundleOf(entry);
    return read ? this.#fresh(entry, request, read) : { main: '' };
  }

  close(): Promise<void> {
    return this.#options.pool.close();
  }

  async #fresh(
    entry: RegistryEntry,
    request: RenderRequest,
    read: () => Promise<string>,
  ): Promise<RenderResult | null> {
    const { pool, log, onRendering } = this.#options;
    const version = versionOf(entry);
    const which = { name: entry.name, version: entry.metadata.version };
    const renderWhole = async () => {
      const outcome = await pool.run({
        bundle: { id: version, read },
        request,
        isWanted: () => (this.#pausedUntil.get(version) ?? 0) <= performance.now(),
        onFault: (error) => {
          this.#noteFault(version, which, error);
          if (error instanceof RendererEndedError && !error.neverStarted)
            onRendering?.(entry, request, error.message);
        },
      });
      if (!outcome) return null;
      const fault = 'thrown' in outcome ? outcome.thrown : resultFault(outcome.result);
      onRendering?.(entry, request, fault);
      if (outcome.console.length > 0)
        log.warn({ ...which, url: request.url, lines: outcome.console }, 'A part wrote to the console');
      if (fault === null && 'result' in outcome) return outcome.result;
      log.warn({ ...which, fault }, 'A part could not be rendered; the browser will');
      throw new Error('The rendering failed.');
    };
    try {
      return await inSpan(`render ${entry.name}`, 'internal', renderWhole, { version: which.version });
    } catch (error) {
      // All errors except SiteBusyError are already in the log.
      if (error instanceof SiteBusyError) throw error;
      return null;
    }
  }

  #noteFault(version: string, which: object, error: unknown): void {
    const { log } = this.#options;
    log.warn({ ...which, err: error }, 'A part could not be rendered; the browser will');
    const now = performance.now();
    const recent = [...(this.#faults.get(version) ?? []), now].filter((at) => at > now - windowMs);
    this.#faults.set(version, recent);
    if (recent.length < faultsAllowed) return;
    this.#faults.delete(version);
    this.#pausedUntil.set(version, now + pauseMs);
    log.warn(
      which,
      'A part hung or ended its renderer several times and is left to the browser for a minute; roll it back if this continues',
    );
  }
}

const versionOf = ({ name, metadata }: RegistryEntry) => `${name} ${metadata.version}`;
