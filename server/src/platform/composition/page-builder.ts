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
  /** URLs of scripts that every page loads in addition to its parts' scripts. */
  readonly extraScripts: readonly string[];
  readonly log: { warn(details: object, message: string): void };
}

export interface PageRequest {
  /** Path with query. */
  readonly url: string;
  readonly origin: string;
  /** Data that this request adds, such as errors in a form. */
  readonly data?: PageData;
  /** Absent for a page that is the same for everyone. */
  readonly login?: LoginStatus;
  /** Time (`performance.now()`) until which to wait for data. In any case, {@link callTimeLimitMs} limits each call. */
  readonly dataBy?: number;
}

/** State of the site on which all pages depend. */
export interface SiteState {
  readonly snapshot: RegistrySnapshot;
  readonly config: SiteConfiguration;
  readonly now: Date;
}

/** Results of the rendered parts by name, and the time at which they were rendered. */
export interface Rendering {
  readonly results: ReadonlyMap<string, RenderResult>;
  readonly now: Date;
}

export interface BuiltPage {
  readonly html: string;
  readonly rendering: Rendering;
  /** Whether a part has a route for the URL, and the part did not render a not-found page. */
  readonly found: boolean;
  /** Whether a part's loader ran on the server, successfully or not. */
  readonly hasLoader: boolean;
  /** Whether the server rendered the shell and the page's part, if any, and no loader failed. */
  readonly whole: boolean;
  /** Whether a call for data failed unexpectedly, for example because the database is down. */
  readonly lacksData: boolean;
}

/** A request's route and data. */
export interface LoadedPage {
  readonly match: { readonly entry: RegistryEntry; readonly route: LiveRoute } | null;
  readonly data: PageData;
  /** Whether no call for data failed. A call that finds no object for the URL has not failed. */
  readonly complete: boolean;
  /** Whether a call for data failed unexpectedly, that is, with an error other than an {@link RpcFault}. */
  readonly lacking: boolean;
}

/** Thrown when something that a page needs is unavailable (HTTP 503). */
export class PageUnavailableError extends RetryLaterError {
  override readonly name = 'PageUnavailableError';

  constructor(cause: unknown) {
    super(503, 'This page cannot be shown right now. Please try again in a minute.', 30, { cause });
  }
}

/** Maximum milliseconds that a page waits for a call. */
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
    // Search engines would remove the page from their index after a 404.
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
   *
   * @param rendered results to reuse, from an earlier rendering with the same parts and data
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
    // Browsers must hydrate with the time at which the parts were rendered.
    const now = rendered?.now ?? current;
    const page = await composePage(
      // If `complete` is false, the browser repeats the failed calls and renders the part.
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

  /** Makes the given calls, so that their results are cached. Ignores failures. */
  async warm(requests: readonly DataRequest[]): Promise<void> {
    for (const { service, method, params } of requests) {
      try {
        await this.#options.callPublic(service, method, params);
      } catch {
        // The page that needs this result will make the call again.
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
