import type { RegistryEntry, RenderRequest, RenderResult } from '@title24/shared-config/contract';
import type { PublishedFiles } from '../registry/published-files.ts';
import { headFault } from './head-fault.ts';
import { PartCircuitBreaker } from './part-circuit-breaker.ts';
import { PartQueue } from './part-queue.ts';
import type { RenderPool } from './render-threads.ts';
import { slotFault } from './slot-fault.ts';

interface Options {
  readonly files: Pick<PublishedFiles, 'renderBundle'>;
  readonly pool: RenderPool;
  readonly log: { warn(details: object, message: string): void };
}

/** HTML of the parts. What is wrong with one part stays with it. */
export class PartRenderer {
  readonly #options: Options;
  readonly #breaker = new PartCircuitBreaker();
  readonly #queues = new Map<string, PartQueue>();
  #live: ReadonlySet<string> = new Set();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Tells which versions are live. Where one has gone, what it left in the threads goes too. */
  serve(entries: readonly RegistryEntry[]): void {
    const live = new Set(entries.map(versionOf));
    const hasLeft = [...this.#live].some((version) => !live.has(version));
    this.#live = live;
    if (!hasLeft) return;
    this.#queues.clear();
    this.#options.pool.renew();
  }

  /**
   * A part's HTML by slot, or null if it has none to show: then it is left to the browser.
   * @throws SiteBusyError if too many of its tasks wait already.
   */
  async render(entry: RegistryEntry, request: RenderRequest): Promise<RenderResult | null> {
    if (entry.extras.rendersOnServer === false) return { main: '' };
    const version = versionOf(entry);
    const queue = this.#queues.get(version) ?? new PartQueue();
    this.#queues.set(version, queue);
    return queue.run(() => this.#run(entry, version, request));
  }

  close(): Promise<void> {
    return this.#options.pool.close();
  }

  async #run(
    { name, metadata }: RegistryEntry,
    version: string,
    request: RenderRequest,
  ): Promise<RenderResult | null> {
    const { files, pool, log } = this.#options;
    // Looked at when its turn has come: what waits behind a part that hangs need not find out too.
    if (this.#breaker.isResting(version)) return null;
    const which = { name, version: metadata.version };
    try {
      const bundle = files.renderBundle(name, metadata.version);
      const outcome = await pool.run({ bundle, request });
      const fault = 'thrown' in outcome ? outcome.thrown : faultOf(outcome.result as RenderResult);
      if (fault === null && 'result' in outcome) return outcome.result as RenderResult;
      log.warn({ ...which, fault }, 'A part could not be rendered; the browser will');
    } catch (error) {
      log.warn({ ...which, err: error }, 'A part could not be rendered; the browser will');
      if (this.#breaker.fault(version)) {
        log.warn(
          which,
          'A part hung or ended its thread several times and is left to the browser for a minute; roll it back if this continues',
        );
      }
    }
    return null;
  }
}

const versionOf = ({ name, metadata }: RegistryEntry) => `${name} ${metadata.version}`;

function faultOf(result: RenderResult): string | null {
  for (const [slot, html] of Object.entries(result)) {
    const fault = slot === 'head' ? headFault(html) : slotFault(html);
    if (fault) return `slot ${slot}: ${fault}`;
  }
  return null;
}
