import type { RenderResult } from '@title24/remote-kit/contract';
import { LRUCache } from 'lru-cache';
import { siteClock } from '../../clock/clock.ts';

/** Characters that are kept, of all parts. */
const maxCharacters = 16_000_000;

/** How long what a part rendered may stand in for what it cannot render, in milliseconds. */
const maxAgeMs = 15 * 60_000;

/** What each part rendered last at each address, for a while. Only for pages that are the same for everybody. */
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
