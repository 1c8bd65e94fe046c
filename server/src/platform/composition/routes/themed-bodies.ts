import { documentWithTheme } from '@title24/remote-kit/document';
import { type Theme, type ThemeChoice, themes } from '@title24/shared-domain';
import { LRUCache } from 'lru-cache';
import { CachedBody } from '../../http/cached-body.ts';

/** Approximate maximum bytes, per theme, of the themed pages, their originals and all compressed copies. */
const maxBytes = 16 * 1024 ** 2;

/** Caches pages in the chosen themes (N9), so that a page is rendered once for all themes (docs/adr/0020). */
export class ThemedBodies {
  readonly #bodies: Readonly<Record<Theme, LRUCache<CachedBody, CachedBody>>>;

  constructor() {
    const cache = () =>
      new LRUCache<CachedBody, CachedBody>({ maxSize: maxBytes, sizeCalculation: ({ size }) => 2 * size });
    this.#bodies = Object.fromEntries(themes.map((theme) => [theme, cache()])) as never;
  }

  /** Returns a page body in a theme, with an entity tag for the theme. */
  of(body: CachedBody, choice: ThemeChoice): CachedBody {
    if (choice === 'system') return body;
    const kept = this.#bodies[choice].get(body);
    if (kept) return kept;
    const themed = new CachedBody(documentWithTheme(body.text, choice));
    this.#bodies[choice].set(body, themed);
    return themed;
  }
}
