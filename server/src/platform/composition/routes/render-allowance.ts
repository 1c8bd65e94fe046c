import { LRUCache } from 'lru-cache';

/** Share of the limit per minute that a client may use at once. */
const burstShare = 0.5;

const maxClients = 10_000;

/** Limits how many uncached pages each client can request, with a token bucket. */
export class RenderAllowance {
  readonly #perMs: number;
  readonly #burst: number;
  readonly #buckets = new LRUCache<string, { tokens: number; at: number }>({ max: maxClients });

  constructor(perMinute: number) {
    this.#perMs = perMinute / 60_000;
    this.#burst = Math.max(1, perMinute * burstShare);
  }

  /**
   * Takes a token.
   *
   * @returns false if the client has none left
   */
  take(client: string): boolean {
    const now = performance.now();
    const { tokens, at } = this.#buckets.get(client) ?? { tokens: this.#burst, at: now };
    const left = Math.min(this.#burst, tokens + (now - at) * this.#perMs);
    this.#buckets.set(client, { tokens: left < 1 ? left : left - 1, at: now });
    return left >= 1;
  }
}
