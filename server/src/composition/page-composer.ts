import {
  type DataRequest,
  dataKey,
  matchRoute,
  type PageData,
  type RenderRequest,
  toPageRemote,
} from '@title24/shared-config/contract';
import { currentAnnouncement, loggedOut, type SiteConfiguration } from '@title24/shared-domain';
import { LRUCache } from 'lru-cache';
import { documentHtml } from './document/document.ts';
import type { LiveRegistry, RegistrySnapshot } from './registry/live-registry.ts';
import type { PartRenderer } from './rendering/part-renderer.ts';

/** Calls a public JSON-RPC method within the process. */
export type CallPublic = (
  service: string,
  method: string,
  params?: Readonly<Record<string, unknown>>,
) => Promise<unknown>;

interface Options {
  readonly registry: LiveRegistry;
  readonly renderer: PartRenderer;
  readonly callPublic: CallPublic;
  /** The revision that cached pages are valid for; null while nothing may be cached. */
  readonly dataRevision: () => number | null;
  /** URLs of scripts that each page loads besides its parts'. */
  readonly extraScripts: readonly string[];
}

export interface PageRequest {
  /** Path and query. */
  readonly url: string;
  readonly origin: string;
  /** What this one request adds to the page's data, such as the errors of a form that was sent. */
  readonly data?: PageData;
}

export interface ComposedPage {
  readonly html: string;
  readonly found: boolean;
}

/** The shell was never published, so there is no page to show. */
class NoShellError extends Error {
  override readonly name = 'NoShellError';
}

/** Puts pages together from the parts (ARCHITECTURE.md, 'A page, on its way'). */
export class PageComposer {
  readonly #options: Options;
  readonly #pages = new LRUCache<string, ComposedPage>({ max: cachedPages });

  constructor(options: Options) {
    this.#options = options;
  }

  async compose(page: PageRequest): Promise<ComposedPage> {
    const { registry, callPublic, dataRevision } = this.#options;
    // Before the data is read: what is cached must not be newer than it says.
    const revision = dataRevision();
    const snapshot = await registry.current();
    const config = (await callPublic('config', 'load')) as SiteConfiguration;
    const now = new Date();
    const cacheable = revision !== null && !page.data && page.url.length <= longestCachedUrl;
    if (!cacheable) return (await this.#make(page, snapshot, config, now)).page;

    const key = JSON.stringify([
      revision,
      versionsOf(snapshot),
      // What a page shows of the time.
      [now.toISOString().slice(0, 10), currentAnnouncement(config, now)],
      page.origin,
      page.url,
    ]);
    const known = this.#pages.get(key);
    if (known) return known;
    const made = await this.#make(page, snapshot, config, now);
    if (made.whole) this.#pages.set(key, made.page);
    return made.page;
  }

  async #make(
    { url, origin, data: ownData }: PageRequest,
    { remotes, host, build }: RegistrySnapshot,
    config: SiteConfiguration,
    now: Date,
  ): Promise<{ page: ComposedPage; whole: boolean }> {
    if (!host)
      throw new NoShellError('The shell has not been published. `npm start` builds and publishes it.');
    const match = matchRoute(remotes, new URL(url, 'http://site').pathname);
    const route = match?.route ?? null;
    const data = { ...(await this.#load(route?.data ?? [])), ...ownData };
    const request: RenderRequest = {
      url,
      origin,
      config,
      login: loggedOut,
      data,
      route,
      now: now.toISOString(),
      build,
    };
    const { renderer } = this.#options;
    const [hostHtml, remoteHtml] = await Promise.all([
      renderer.render(host, request),
      match ? renderer.render(match.entry, request) : null,
    ]);
    const html = documentHtml({
      route,
      siteName: config.company.name,
      origin,
      host,
      hostHtml,
      remote: match?.entry ?? null,
      remoteHtml,
      extraScripts: this.#options.extraScripts,
      state: { remotes: remotes.map(toPageRemote), route, config, data, now: request.now, build },
    });
    return {
      page: { found: match !== null, html },
      whole: hostHtml !== null && (!match || remoteHtml !== null),
    };
  }

  async #load(requests: readonly DataRequest[]): Promise<PageData> {
    const results = await Promise.all(
      requests.map(async (request) => [
        dataKey(request),
        await this.#options.callPublic(request.service, request.method, request.params),
      ]),
    );
    return Object.fromEntries(results);
  }
}

const cachedPages = 300;

/** Longer addresses are somebody's own, and would only fill the cache. */
const longestCachedUrl = 200;

function versionsOf({ remotes, host, build }: RegistrySnapshot): string[] {
  return [build, ...[host, ...remotes].map((entry) => `${entry?.name} ${entry?.metadata.version}`)];
}
