import { fileURLToPath } from 'node:url';
import type { RegistryEntry, RenderRequest, RenderResult } from '@title24/shared-config/contract';
import { Piscina } from 'piscina';
import type { PublishedFiles } from '../registry/published-files.ts';
import type { RenderTask } from './render-worker.ts';

interface Options {
  readonly files: PublishedFiles;
  readonly log: { warn(details: object, message: string): void };
}

/** How long a part may take, in milliseconds; a bundle's first rendering loads it. */
const patienceMs = 3_000;

/** HTML of the parts, made in worker threads. */
export class PartRenderer {
  readonly #files: PublishedFiles;
  readonly #log: Options['log'];
  readonly #pool = new Piscina<RenderTask, RenderResult>({
    filename: fileURLToPath(new URL('./render-worker.ts', import.meta.url)),
    minThreads: 1,
    maxThreads: 2,
    // Below, a limit on the whole keeps one bundle's leak from becoming the server's.
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });

  constructor({ files, log }: Options) {
    this.#files = files;
    this.#log = log;
  }

  /** A part's HTML by slot, or null where it threw or took too long: then it is left to the browser. */
  async render({ name, metadata }: RegistryEntry, request: RenderRequest): Promise<RenderResult | null> {
    try {
      const bundle = this.#files.renderBundle(name, metadata.version);
      return await this.#pool.run({ bundle, request }, { signal: AbortSignal.timeout(patienceMs) });
    } catch (error) {
      this.#log.warn(
        { err: error, name, version: metadata.version },
        'A part could not be rendered; the browser will',
      );
      return null;
    }
  }

  close(): Promise<void> {
    return this.#pool.close({ force: true });
  }
}
