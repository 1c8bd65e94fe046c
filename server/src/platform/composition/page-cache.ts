import { LRUCache } from 'lru-cache';
import type { CachedBody } from '../http/cached-body.ts';
import type { Rendering } from './page-builder.ts';
import type { ShownVersions } from './registry/with-version.ts';

export interface CachedPage {
  readonly body: CachedBody;
  readonly found: boolean;
  /** Id of the site state for which the page is valid; null if unknown. */
  readonly validity: string | null;
  /** Id of the page's parts and the data revision; null if unknown. Releases of other parts do not change this id. */
  readonly shown: string | null;
  readonly rendering: Rendering;
  /** Hash of the configuration and the data loaded before rendering; null if a part's loader ran during rendering. */
  readonly content: string | null;
  /** When the page was built or last found to be current, in milliseconds since 1970. */
  readonly builtAt: number;
}

/** Identifies a cached page. */
export interface PagePlace {
  readonly origin: string;
  readonly url: string;
  /** Part versions that replace the live ones; absent if there are none. */
  readonly shown?: ShownVersions | undefined;
}

/** Returns a page's cache key. The versions in `shown` are part of the key. */
export const keyOf = ({ origin, url, shown }: PagePlace): string => `${shown?.key ?? ''} ${origin} ${url}`;

/** Maximum bytes of all cached pages with their renderings and compressed copies. */
const maxBytes = 64 * 1024 ** 2;

/** Maximum length of a cached page's URL. Longer URLs are rarely requested twice and would fill the cache. */
const maxUrlLength = 200;

/** Caches the last complete page of each {@link PagePlace}. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, rendering }) => body.size + sizeOf(rendering),
  });

  get(place: PagePlace): CachedPage | undefined {
    return this.#pages.get(keyOf(place));
  }

  keep(place: PagePlace, page: CachedPage): void {
    if (place.url.length <= maxUrlLength) this.#pages.set(keyOf(place), page);
  }
}

/** Returns the approximate size of a rendering in bytes. */
function sizeOf({ results }: Rendering): number {
  const texts = [...results.values()].flatMap((result) => Object.values(result));
  return texts.reduce((sum, text) => sum + 2 * (text?.length ?? 0), 0);
}
