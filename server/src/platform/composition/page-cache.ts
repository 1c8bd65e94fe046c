import { LRUCache } from 'lru-cache';
import type { KeptBody } from '../http/kept-body.ts';

export interface KeptPage {
  readonly body: KeptBody;
  readonly found: boolean;
  /** What it was made from; it is current while this is. Null for a page that was made while that was not known. */
  readonly validity: string | null;
}

/** Of memory, for all pages in all codings. */
const maxBytes = 64 * 1024 ** 2;

/** Longer addresses are somebody's own, and would only fill the cache. */
const longestUrl = 200;

/** The last whole page of each address. */
export class PageCache {
  readonly #pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.size,
  });

  get(origin: string, url: string): KeptPage | undefined {
    return this.#pages.get(`${origin} ${url}`);
  }

  keep(origin: string, url: string, page: KeptPage): void {
    if (url.length <= longestUrl) this.#pages.set(`${origin} ${url}`, page);
  }
}
