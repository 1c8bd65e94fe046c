import {
  type DataRequest,
  type LiveRoute,
  matchRoute,
  type PageData,
  type RegistryEntry,
  type RenderResult,
  toPageRemote,
} from '@title24/remote-kit/contract';
import { composePage } from '@title24/remote-kit/document';
import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import { RetryLaterError } from '../http/request-error.ts';
import { RpcFault } from '../rpc/protocol/rpc-fault.ts';
import type { CallPublic } from '../rpc/public-caller.ts';
import { olderContract } from './registry/fit.ts';
import type { RegistrySnapshot } from './registry/live-registry.ts';
import type { PartRenderer } from './rendering/part-renderer.ts';
import { loadRouteData } from './route-data.ts';

export interface PageBuilderOptions {
  readonly renderer: Pick<PartRenderer, 'render'>;
  readonly callPublic: CallPublic;
  /** URLs of scripts that each page loads in addition to the scripts of its parts. */
  readonly extraScripts: readonly string[];
  readonly log: { warn(details: object, message: string): void };
}

export interface PageRequest {
  /** Path and query string. */
  readonly url: string;
  readonly origin: string;
  /** Data that this request adds to the page, such as the errors in a submitted form. */
  readonly data?: PageData;
  /** The visitor's login; absent for a page that is the same for everyone. */
  readonly login?: LoginStatus;
  /**
   * Time (`performance.now()`) at which to stop waiting for the page's data; {@link callTimeLimitMs} from now if
   * absent.
   */
  readonly dataBy?: number;
}

/** The state of the site from which a page is built, apart from the page's own data. */
export interface SiteState {
  readonly snapshot: RegistrySnapshot;
  readonly config: SiteConfiguration;
  readonly now: Date;
}

/** The results that the parts of a page rendered, by part name, and the current time that was passed to them. */
export interface Rendering {
  readonly results: ReadonlyMap<string, RenderResult>;
  readonly now: Date;
}

export interface BuiltPage {
  readonly html: string;
  readonly rendering: Rendering;
  /** Whether a part has a route for the address and the route does not answer 404. */
  readonly found: boolean;
  /** Whether the page contains data that the part's loader has loaded. */
  readonly hasLoader: boolean;
  /** Whether every part was rendered on the server. The browser renders the parts that were not. */
  readonly whole: boolean;
  /** Whether data is missing that the browser cannot load either. */
  readonly lacksData: boolean;
}

/** A request's route and data. */
export interface LoadedPage {
  readonly match: { readonly entry: RegistryEntry; readonly route: LiveRoute } | null;
  readonly data: PageData;
  /** Whether all calls succeeded. */
  readonly complete: boolean;
  /** Whether required data is missing. */
  readonly lacking: boolean;
}

/** Thrown when something that a page needs is unavailable, and no cached page can be sent instead. */
export class PageUnavailableError extends RetryLaterError {
  override readonly name = 'PageUnavailableError';

  constructor(cause: unknown) {
    super(503, 'This page cannot be shown right now. Please try again in a minute.', 30, { cause });
  }
}

/** Milliseconds that a page waits for a call. */
export const callTimeLimitMs = 5_000;

/** Builds pages from parts and data (ARCHITECTURE.md, 'How a page reaches the visitor'). */
export class PageBuilder {
  readonly #options: PageBuilderOptions;

  constructor(options: PageBuilderOptions) {
    this.#options = options;
  }

  /**
   * Returns the page for a request.
   * @throws SiteBusyError if too many pages are waiting to be rendered
   * @throws PageUnavailableError if the shell or the page's part is missing
   */
  async make(page: PageRequest, site: SiteState): Promise<BuiltPage> {
    return this.compose(page, site, await this.load(page, site));
  }

  /**
   * Loads the data that a page shows.
   * @throws PageUnavailableError if no release of the page's part can be served
   */
  async load(
    { url, data: ownData, dataBy }: PageRequest,
    { snapshot: { remotes, missing } }: SiteState,
  ): Promise<LoadedPage> {
    const { pathname } = new URL(url, 'http://site');
    const match = matchRoute(remotes, pathname);
    const lost = match ? null : matchRoute(missing, pathname);
    // The response must not be 404, because search engines would then remove the page from their index.
    if (lost) {
      throw new PageUnavailableError(
        new Error(`No release of ${lost.entry.name} can serve; /readyz says why.`),
      );
    }
    const loaded = await this.#load(match?.route ?? null, pathname, dataBy);
    return { ...loaded, match, data: { ...loaded.data, ...ownData } };
  }

  /**
   * Renders a page that {@link load} has loaded.
   * @param rendered results of an earlier rendering of the same parts with the same data, which is not repeated
   * @throws SiteBusyError if too many pages are waiting to be rendered
   * @throws PageUnavailableError if no release of the shell can be served
   */
  async compose(
    { url, origin, login }: PageRequest,
    { snapshot: { remotes, host, build, revision }, config, now: current }: SiteState,
    { match, data, complete, lacking }: LoadedPage,
    rendered?: Rendering,
  ): Promise<BuiltPage> {
    if (!host) {
      throw new PageUnavailableError(
        new Error(
          'No release of the shell can serve; /readyz says why. `npm start` builds and publishes it.',
        ),
      );
    }
    const results = new Map(rendered?.results);
    // A reused rendering keeps its time, because browsers hydrate with the time that the parts were rendered with.
    const now = rendered?.now ?? current;
    const page = await composePage(
      // If `complete` is false, the browser repeats the failed calls, and reports an error if they fail again.
      { url, origin, data, match, isComplete: complete, ...(login && { login }) },
      {
        host,
        remotes: remotes.map((remote) => toPageRemote(remote, olderContract(remote, host))),
        config,
        now: now.toISOString(),
        build,
        revision,
        extraScripts: this.#options.extraScripts,
      },
      async (entry, request) => {
        const known = results.get(entry.name);
        if (known) return known;
        const result = await this.#options.renderer.render(entry, request);
        if (result) results.set(entry.name, result);
        return result;
      },
    );
    return {
      html: page.html,
      rendering: { results, now },
      found: page.found,
      hasLoader: page.hasLoader,
      whole: page.isWhole,
      lacksData: lacking,
    };
  }

  /** Makes these calls to cache their results. Failed calls are ignored. */
  async warm(requests: readonly DataRequest[]): Promise<void> {
    for (const { service, method, params } of requests) {
      try {
        await this.#options.callPublic(service, method, params);
      } catch {
        // A page that needs this result later makes the call again and reports the error.
      }
    }
  }

  async #load(route: LiveRoute | null, pathname: string, dataBy = Number.POSITIVE_INFINITY) {
    const { callPublic, log } = this.#options;
    const limitMs = Math.min(callTimeLimitMs, dataBy - performance.now());
    const { data, failures } = await loadRouteData(callPublic, route, pathname, limitMs);
    for (const { request, error } of failures) {
      const { service, method } = request;
      log.warn(
        { err: error, service, method },
        'Data of a page is missing; the browser will render its part',
      );
    }
    const lacking = failures.some(({ error }) => !(error instanceof RpcFault));
    return { data, complete: failures.length === 0, lacking };
  }
}
