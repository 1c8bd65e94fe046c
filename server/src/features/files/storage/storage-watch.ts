import type { FastifyBaseLogger } from 'fastify';
import { innermostReason } from '../../../platform/logging/innermost-reason.ts';
import { StartupError } from '../../../platform/process/startup-error.ts';
import { type FileStorage, StorageSettingsError } from './file-storage.ts';

const intervalMs = 30_000;
const startMs = 3_000;

/** Checks at startup and twice a minute whether the file store is available. */
export class StorageWatch {
  readonly #storage: Pick<FileStorage, 'check'>;
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  #isAvailable = true;
  #timer: NodeJS.Timeout | null = null;

  constructor(storage: Pick<FileStorage, 'check'>, log: Pick<FastifyBaseLogger, 'error' | 'info'>) {
    this.#storage = storage;
    this.#log = log;
  }

  get isAvailable(): boolean {
    return this.#isAvailable;
  }

  /**
   * Starts the checks. An unavailable store delays startup by at most `startMs`.
   * @throws StartupError if the store refuses the settings within that time
   */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.#check().catch(() => undefined), intervalMs).unref();
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, startMs).unref());
    await Promise.race([this.#check(), timeout]);
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async #check(): Promise<void> {
    try {
      await this.#storage.check();
      if (!this.#isAvailable) this.#log.info('The file storage is responding again');
      this.#isAvailable = true;
    } catch (error) {
      if (this.#isAvailable)
        this.#log.error({ reason: innermostReason(error) }, 'The file storage is not responding');
      this.#isAvailable = false;
      if (error instanceof StorageSettingsError) throw new StartupError(error.message, { cause: error });
    }
  }
}
