import { createHash } from 'node:crypto';
import { matchRoute, type PageData, requestsAt, sampleAddresses } from '@title24/remote-kit/contract';
import { currentAnnouncement, type SiteConfiguration, toPacificInput } from '@title24/shared-domain';
import { LRUCache } from 'lru-cache';
import { siteClock } from '../clock/clock.ts';
import { CachedBody } from '../http/cached-body.ts';
import { RetryLaterError, TooManyAttemptsError } from '../http/request-error.ts';
import {
  type BuiltPage,
  callTimeLimitMs,
  PageBuilder,
  type PageBuilderOptions,
  type PageRequest,
  PageUnavailableError,
  type Rendering,
  type SiteState,
} from './page-builder.ts';
import type { RegistryReader, RegistrySnapshot } from './registry/live-registry.ts';
import type { ShownVersions } from './registry/with-version.ts';
import type { PartRenderer } from './rendering/part-renderer.ts';
import { withTimeout } from './with-timeout.ts';

interface Options extends PageBuilderOptions {
  readonly registry: RegistryReader;
  readonly renderer: Pick<PartRenderer, 'render' | 'serve'>;
  /** Returns the current revision of the data; null while changes to the data could be missed. */
  readonly dataRevision: () => number | null;
  /** Called when a current page that is the same for everyone comes from the cache, or when such a page is built. */
  readonly onPage?: (how: 'kept' | 'built') => void;
  /** Whether to show a page with a missing part instead of an earlier page. */
  readonly showsFaults?: boolean;
}

export interface ComposedPage {
  readonly body: CachedBody;
  readonly status: 200 | 404 | 503;
  /** Whether the page may be out of date. */
  readonly stale: boolean;
  /** The data revision and the registry revision that a current page shows. A CDN can purge the page by these tags. */
  readonly tags?: readonly string[];
}

interface CachedPage {
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
interface PagePlace {
  readonly origin: string;
  readonly url: string;
  /** Part versions that replace the live ones; absent if there are none. */
  readonly shown?: ShownVersions | undefined;
}

/** Maximum bytes of all cached pages with their renderings and compressed copies. */
const maxBytes = 64 * 1024 ** 2;

/** Maximum length of a cached page's URL. Longer URLs are rarely requested twice and would fill the cache. */
const maxUrlLength = 200;

/** A client's uncached pages are counted in windows of this many seconds, so that a refused client waits no longer. */
export const buildWindowSeconds = 10;

/** Milliseconds to wait for data if an earlier page is cached. */
const keptAfterMs = 1_000;

/** Maximum age in milliseconds of a cached page that is sent instead of a page with a missing part. */
const insteadMs = 15 * 60_000;

/** Milliseconds after a release during which unaffected pages still come from the cache while they are rebuilt. */
const olderRegistryMs = 1_000;

/** Composes the site's pages. Caches the pages that are the same for everyone (docs/adr/0019, 0020). */
export class PageComposer {
  readonly #options: Options;
  readonly #maker: PageBuilder;
  /** The last complete page of each {@link PagePlace}, by its key. */
  readonly #kept = new LRUCache<string, CachedPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, rendering }) => body.size + sizeOf(rendering),
  });
  /** Pages that are being built, so that simultaneous requests share one build. */
  readonly #making = new Map<string, Promise<ComposedPage>>();
  #served: RegistrySnapshot | undefined;
  #servedSince = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#maker = new PageBuilder(options);
  }

  /**
   * Returns a page that is the same for everyone who gets the same versions.
   *
   * @param mayBuild returns whether this request may start a build and wait for it
   * @throws RetryLaterError if the page is not cached and cannot be built. While the data revision is known,
   * an unexpected error is thrown unchanged.
   */
  async common(page: PagePlace, mayBuild: () => boolean = () => true): Promise<ComposedPage> {
    // Reads the revision before the data, so that a cached page is never older than its revision.
    const revision = this.#options.dataRevision();
    const kept = this.#kept.get(keyOf(page));
    if (revision === null && kept) return asComposed(kept, true);
    // If an earlier page is cached, visitors need not wait long for the database.
    const dataBy = performance.now() + (kept ? keptAfterMs : callTimeLimitMs);
    try {
      const site = await withTimeout(this.#site(page.shown?.shownIn), dataBy - performance.now());
      const isCurrent = kept?.validity === validityOf(revision, site);
      if (kept && (isCurrent || this.#showsTheSame(kept, revision, page.url, site))) {
        if (!isCurrent) this.#rebuildLater(page, site, revision);
        this.#options.onPage?.('kept');
        return { ...asComposed(kept, false), tags: tagsOf(revision, site) };
      }
      const made = await this.#madeOnce({ ...page, dataBy }, site, revision, kept, mayBuild);
      return made.stale ? made : { ...made, tags: tagsOf(revision, site) };
    } catch (error) {
      if (kept) return asComposed(kept, true);
      throw revision === null && !(error instanceof RetryLaterError)
        ? new PageUnavailableError(error)
        : error;
    }
  }

  /** Builds a page after the current response, which send-ready.ts sends in a `setImmediate` callback. */
  #rebuildLater(page: PagePlace, site: SiteState, revision: number | null): void {
    setTimeout(() => {
      const kept = this.#kept.get(keyOf(page));
      if (kept?.validity === validityOf(revision, site)) return;
      this.#madeOnce(page, site, revision, kept, () => true).catch(() => {});
    }, 1).unref();
  }

  /** Returns whether the cached page is out of date only because other parts were released a moment ago. */
  #showsTheSame({ shown }: CachedPage, revision: number | null, url: string, site: SiteState): boolean {
    const isRecent = performance.now() - this.#servedSince < olderRegistryMs;
    return isRecent && shown !== null && shown === shownOn(url, revision, site);
  }

  /**
   * Builds a page for one request, without the cache.
   *
   * @param shownIn - returns the registry that the page shows, given the live registry
   */
  async own(
    page: PageRequest,
    shownIn?: ShownVersions['shownIn'],
  ): Promise<Pick<BuiltPage, 'html' | 'found'>> {
    return this.#maker.make(page, await this.#site(shownIn));
  }

  #madeOnce(
    page: PageRequest & PagePlace,
    site: SiteState,
    revision: number | null,
    kept: CachedPage | undefined,
    mayBuild: () => boolean,
  ): Promise<ComposedPage> {
    const key = `${keyOf(page)} ${validityOf(revision, site)}`;
    const making = this.#making.get(key);
    if (making) return making;
    if (!mayBuild()) throw new TooManyAttemptsError(buildWindowSeconds);
    const made = this.#make(page, site, revision, kept).finally(() => this.#making.delete(key));
    this.#making.set(key, made);
    return made;
  }

  async #make(
    page: PageRequest & PagePlace,
    site: SiteState,
    revision: number | null,
    kept: CachedPage | undefined,
  ): Promise<ComposedPage> {
    const validity = validityOf(revision, site);
    const shown = shownOn(page.url, revision, site);
    const loaded = await this.#maker.load(page, site);
    const content = contentOf(loaded.data, site);
    if (kept && kept.content === content && siteOf(kept.validity) === siteOf(validity)) {
      const builtAt = site.now.getTime();
      this.#keep(page, { ...kept, validity, shown, builtAt });
      this.#options.onPage?.('kept');
      return asComposed(kept, validity === null);
    }
    // After a release of another part, the rendering is reused.
    const isRendered = shown !== null && kept?.shown === shown && kept.content === content;
    const rendered = isRendered ? kept.rendering : undefined;
    const { html, rendering, found, hasLoader, whole, lacksData } = await this.#maker.compose(
      page,
      site,
      loaded,
      rendered,
    );
    this.#options.onPage?.('built');
    const isRecent = kept && site.now.getTime() - kept.builtAt < insteadMs;
    if (kept && (lacksData || (!whole && isRecent && !this.#options.showsFaults)))
      return asComposed(kept, true);
    const builtAt = site.now.getTime();
    // A loader's data is unknown until the page is rendered.
    const comparable = hasLoader ? null : content;
    const fresh = {
      body: new CachedBody(html),
      found,
      validity,
      shown,
      rendering,
      content: comparable,
      builtAt,
    };
    if (whole) this.#keep(page, fresh);
    if (lacksData && validity === null) return { body: fresh.body, status: 503, stale: true };
    return asComposed(fresh, validity === null);
  }

  #keep(place: PagePlace, page: CachedPage): void {
    if (place.url.length <= maxUrlLength) this.#kept.set(keyOf(place), page);
  }

  async #site(shownIn: ShownVersions['shownIn'] = (live) => live): Promise<SiteState> {
    const snapshot = await this.#options.registry.current();
    const config = (await this.#options.callPublic('config', 'load')) as SiteConfiguration;
    if (snapshot !== this.#served) this.#serve(snapshot);
    return { snapshot: shownIn(snapshot), config, now: siteClock.now() };
  }

  #serve(snapshot: RegistrySnapshot): void {
    this.#served = snapshot;
    this.#servedSince = performance.now();
    const { host, remotes } = snapshot;
    this.#options.renderer.serve(host ? [host, ...remotes] : remotes);
    // Caches the data of all routes, so that pages that nobody has requested yet can be built while the database is
    // down. For a route with parameters, only the data of its samples is cached.
    const routes = remotes.flatMap(({ extras }) => extras.routes);
    void this.#maker.warm(
      routes.flatMap((route) => sampleAddresses(route).flatMap((path) => requestsAt(route, path))),
    );
  }
}

/** Returns a page's cache key. The versions in `shown` are part of the key. */
const keyOf = ({ origin, url, shown }: PagePlace): string => `${shown?.key ?? ''} ${origin} ${url}`;

/** Returns the approximate size of a rendering in bytes. */
function sizeOf({ results }: Rendering): number {
  const texts = [...results.values()].flatMap((result) => Object.values(result));
  return texts.reduce((sum, text) => sum + 2 * (text?.length ?? 0), 0);
}

function asComposed({ body, found }: CachedPage, stale: boolean): ComposedPage {
  return { body, status: found ? 200 : 404, stale };
}

const tagsOf = (revision: number | null, { snapshot }: SiteState) => [
  `data-${revision}`,
  `registry-${snapshot.revision}`,
];

/** Returns an id of the parts and data on a page; null if the data revision is unknown. */
function shownOn(url: string, revision: number | null, { snapshot, config, now }: SiteState): string | null {
  if (revision === null) return null;
  const { host, remotes, build } = snapshot;
  const match = matchRoute(remotes, new URL(url, 'http://site').pathname);
  const parts = [host, match?.entry].map((part) => part && [part.name, part.metadata.version]);
  return JSON.stringify([revision, daysOf(now), currentAnnouncement(config, now), build, parts]);
}

/** Hashes the data of a page and the configuration. */
const contentOf = (data: PageData, { config }: SiteState) =>
  createHash('sha256')
    .update(JSON.stringify([data, config]))
    .digest('base64');

/** Returns the date in UTC and the date in Pacific time. Pages show dates, so a new date needs a new rendering. */
const daysOf = (now: Date) =>
  [now.toISOString(), toPacificInput(now.toISOString())].map((time) => time.slice(0, 10));

interface Validity {
  readonly config: SiteConfiguration;
  readonly second: number;
  readonly text: string;
}

/** Caches results of `validityOf`, which takes longer than sending a cached page. */
const validities = new WeakMap<RegistrySnapshot, Validity>();

/** Returns an id of the state that affects every page; null if the data revision is unknown. */
function validityOf(revision: number | null, { snapshot, config, now }: SiteState): string | null {
  if (revision === null) return null;
  const second = Math.floor(now.getTime() / 1_000);
  const last = validities.get(snapshot);
  if (last && last.config === config && last.second === second) return `${revision} ${last.text}`;
  const { host, remotes, build } = snapshot;
  const live = [build, ...[host, ...remotes].map((part) => [part?.name, part?.metadata.version])];
  const text = JSON.stringify([daysOf(now), currentAnnouncement(config, now), live]);
  validities.set(snapshot, { config, second, text });
  return `${revision} ${text}`;
}

/** Returns a validity without its data revision. */
const siteOf = (validity: string | null) => validity?.slice(validity.indexOf(' '));
