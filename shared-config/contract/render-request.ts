import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { PageData } from './page-data.ts';
import type { RouteMetadata } from './route-metadata.ts';

/** Input of a render bundle. */
export interface RenderRequest {
  /** Path and query: '/prices?x=1'. */
  readonly url: string;
  /** The site's public origin, for absolute URLs: 'https://www.example.com'. */
  readonly origin: string;
  readonly config: SiteConfiguration;
  readonly login: LoginStatus;
  readonly data: PageData;
  /** The matched route; null on the not-found page. */
  readonly route: RouteMetadata | null;
  /** ISO 8601 time of rendering. Server and browser both use it, so that their initial content is the same. */
  readonly now: string;
  /** The shell's release number, for the version line. */
  readonly build: string;
}

/**
 * Texts by slot. `main`, `head`, `top` and `bottom` are HTML: a remote fills `main`, and the shell fills `top` and
 * `bottom`, and also `main` if no route matches. `title` is plain text that replaces the route's title, unless it is
 * ''. `status` is '404' if the address has no page. `data` is the loader's result as JSON, or '' if the loader failed.
 */
export type RenderResult = Readonly<Record<string, string>>;

/**
 * Makes a public call for a route's loader. Rejects with RpcError, for example after the loader's time limit.
 */
export type RenderCall = (service: string, method: string, params?: unknown) => Promise<unknown>;

/** The only export of a render bundle. */
export type Render = (request: RenderRequest, call?: RenderCall) => RenderResult | Promise<RenderResult>;
