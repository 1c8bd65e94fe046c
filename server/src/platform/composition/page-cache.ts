import { LRUCache } from 'lru-cache';
import type { CachedBody } from '../http/cached-body.ts';

export interface CachedPage {
  readonly body: CachedBody;
  readonly found: boolean;
  /** What it was made from; it is current while this is. Null for a page that was made while that was not known. */
  readonly validity: string | null;
}

/** Of memory, for all pages in all codings. */
const maxBytes = 64 * 1024 ** 2;

/** Longer addresses are somebody's own, and would only fill the cache. */
const maxUrlLength = 200;

/** The last whole page of each address. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.size,
  });

  get(origin: string, url: string): CachedPage | undefined {
    return this.#pages.get(`${origin} ${url}`);
  }

  keep(origin: string, url: string, page: CachedPage): void {
    if (url.length <= maxUrlLength) this.#pages.set(`${origin} ${url}`, page);
  }
}
