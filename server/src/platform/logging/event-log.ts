import type { FastifyBaseLogger } from 'fastify';

const intervalMs = 60_000;
/** Maximum number of events per minute that are logged on separate lines. Others are only counted. */
const maxSingle = 20;
const maxNamed = 10;

/**
 * Logs security events of one type (ASVS 16.3): a line for each event up to a limit per minute, and one line that
 * counts the others. Details must not contain secrets or user input.
 */
export class EventLog {
  readonly #write: (details: object, message: string) => void;
  readonly #message: string;
  readonly #counts = new Map<string, number>();
  #left = maxSingle;
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Pick<FastifyBaseLogger, 'info' | 'warn'>, level: 'info' | 'warn', message: string) {
    this.#write = (details, words) => log[level](details, words);
    this.#message = message;
  }

  /** Logs or counts an event. @param cause value by which counted events are grouped, such as the client */
  note(cause: string, details: object): void {
    this.#timer ??= setTimeout(() => this.flush(), intervalMs).unref();
    if (this.#left > 0) {
      this.#left -= 1;
      this.#write(details, this.#message);
    } else {
      this.#counts.set(cause, (this.#counts.get(cause) ?? 0) + 1);
    }
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#left = maxSingle;
    if (this.#counts.size === 0) return;
    const byCount = [...this.#counts].sort(([, a], [, b]) => b - a);
    const count = byCount.reduce((sum, [, each]) => sum + each, 0);
    const causes = Object.fromEntries(byCount.slice(0, maxNamed));
    this.#counts.clear();
    this.#write({ count, from: byCount.length, causes }, `${this.#message}: others in the same minute`);
  }
}
