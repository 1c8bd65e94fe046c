import { LRUCache } from 'lru-cache';
import type { CachedBody } from '../http/cached-body.ts';

export interface CachedPage {
  readonly body: CachedBody;
  readonly found: boolean;
  /**
   * Identifies the state that the page was built from; the page is valid while it matches. Null if that state was
   * unknown.
   */
  readonly validity: string | null;
  /** Identifies what the page shows: its parts and data, without the paths of other parts. Null if it was unknown. */
  readonly shown: string | null;
  /** Hash of the data that the page shows. */
  readonly content: string;
  /** When it was built or last found to be current, in milliseconds since 1970. */
  readonly builtAt: number;
}

/** Memory limit for all pages in all codings. */
const maxBytes = 64 * 1024 ** 2;

/** Longer addresses are unlikely to be requested again, and would only fill the cache. */
const maxUrlLength = 200;

/** The last complete page of each address. */
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
