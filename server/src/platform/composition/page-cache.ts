import { LRUCache } from 'lru-cache';
import type { CachedBody } from '../http/cached-body.ts';
import type { Rendering } from './page-builder.ts';
import type { ShownVersions } from './registry/with-version.ts';

export interface CachedPage {
  readonly body: CachedBody;
  readonly found: boolean;
  /**
   * Identifier of the site state from which the page was built; null if unknown. The page is valid as long as the
   * state does not change.
   */
  readonly validity: string | null;
  /**
   * Identifier of the parts and data that the page shows; null if unknown. Releases of other parts do not
   * change the identifier.
   */
  readonly shown: string | null;
  readonly rendering: Rendering;
  /** Hash of the data that the page shows. */
  readonly content: string | null;
  /** Time when the page was built or last found to be current, in milliseconds since 1970. */
  readonly builtAt: number;
}

/** A page's address and the versions that the page shows. */
export interface PagePlace {
  readonly origin: string;
  readonly url: string;
  /** The versions that the page shows in place of the live ones; absent if it shows the live versions. */
  readonly shown?: ShownVersions | undefined;
}

/** Returns a key that differs for pages with different versions. */
export const keyOf = ({ origin, url, shown }: PagePlace): string => `${shown?.key ?? ''} ${origin} ${url}`;

/** Maximum size of all cached pages together, including their renderings and every compressed copy. */
const maxBytes = 64 * 1024 ** 2;

/** Maximum length of a cached address. Longer addresses are rarely requested twice and would fill the cache. */
const maxUrlLength = 200;

/** Caches the last complete page of each address. */
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

/** Returns the approximate memory use of a rendering in bytes. */
function sizeOf({ results }: Rendering): number {
  const texts = [...results.values()].flatMap((result) => Object.values(result));
  return texts.reduce((sum, text) => sum + 2 * (text?.length ?? 0), 0);
}
