import type { RenderResult } from '@title24/remote-kit/contract';
import { LRUCache } from 'lru-cache';
import { siteClock } from '../../clock/clock.ts';

/** Maximum number of cached characters, for all parts. */
const maxCharacters = 16_000_000;

/** How long an earlier rendering may replace a failed rendering, in milliseconds. */
const maxAgeMs = 15 * 60_000;

/**
 * The last rendering of each part at each address, for a limited time. Only for pages that are the same for everyone.
 */
export class LastGoodHtml {
  readonly #kept: LRUCache<string, RenderResult>;

  constructor(now: () => number = () => siteClock.now().getTime()) {
    this.#kept = new LRUCache({
      maxSize: maxCharacters,
      sizeCalculation: (result) => Object.values(result).reduce((sum, html) => sum + html.length, 1),
      ttl: maxAgeMs,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** @param url path and query */
  keep(part: string, url: string, result: RenderResult): void {
    this.#kept.set(`${part} ${url}`, result);
  }

  get(part: string, url: string): RenderResult | null {
    return this.#kept.get(`${part} ${url}`) ?? null;
  }
}
