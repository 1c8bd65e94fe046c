import { documentWithTheme } from '@title24/remote-kit/document';
import { type Theme, type ThemeChoice, themes } from '@title24/shared-domain';
import { LRUCache } from 'lru-cache';
import { CachedBody } from '../../http/cached-body.ts';

/** Memory limit for themed pages in all codings, including the pages they were made from. */
const maxBytes = 16 * 1024 ** 2;

/** Cached pages in the themes that visitors chose (N9): a page is rendered once for all of them (docs/adr/0020). */
export class ThemedBodies {
  readonly #bodies: Readonly<Record<Theme, LRUCache<CachedBody, CachedBody>>>;

  constructor() {
    const cache = () =>
      new LRUCache<CachedBody, CachedBody>({ maxSize: maxBytes, sizeCalculation: ({ size }) => 2 * size });
    this.#bodies = Object.fromEntries(themes.map((theme) => [theme, cache()])) as never;
  }

  /** Returns a page's body in the theme; it has its own entity tags. */
  of(body: CachedBody, choice: ThemeChoice): CachedBody {
    if (choice === 'system') return body;
    const kept = this.#bodies[choice].get(body);
    if (kept) return kept;
    const themed = new CachedBody(documentWithTheme(body.text, choice));
    this.#bodies[choice].set(body, themed);
    return themed;
  }
}
