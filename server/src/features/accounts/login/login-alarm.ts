import type { FastifyBaseLogger } from 'fastify';
import type { Client } from '../../../platform/http/client.ts';

const intervalMs = 60_000;
/** Maximum number of clients listed in a line; others are only counted. */
const maxNamed = 10;

/**
 * Reports refused logins in one line per minute, however many there are: counts by client address, never what was
 * typed.
 */
export class LoginAlarm {
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #counts = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;

  constructor(log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#log = log;
  }

  note({ key }: Client): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
    this.#timer ??= setTimeout(() => this.flush(), intervalMs).unref();
  }

  /** Writes the refusals since the last line. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#counts.size === 0) return;
    const byCount = [...this.#counts].sort(([, a], [, b]) => b - a);
    const refused = byCount.reduce((sum, [, count]) => sum + count, 0);
    const clients = Object.fromEntries(byCount.slice(0, maxNamed));
    this.#counts.clear();
    this.#log.warn({ refused, from: byCount.length, clients }, 'Logins were refused in the last minute');
  }
}
