import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { PageData } from './page-data.ts';
import type { RouteMetadata } from './route-metadata.ts';

/** Input of a render bundle. */
export interface RenderRequest {
  /** Path and query: '/prices?x=1'. */
  readonly url: string;
  /** The site's public origin, for absolute addresses: 'https://www.example.com'. */
  readonly origin: string;
  readonly config: SiteConfiguration;
  readonly login: LoginStatus;
  readonly data: PageData;
  /** The matched route; null on the not-found page. */
  readonly route: RouteMetadata | null;
  /** ISO 8601 time of rendering. With it, browser and server render the same initial content. */
  readonly now: string;
  /** The shell's release number, for the version line. */
  readonly build: string;
}

/**
 * HTML by slot. A remote fills `main`. The shell fills `top` and `bottom`, and also `main` if no route matches. Both
 * can fill `head` with icons, images for link previews or structured data.
 * A remote can also fill three slots that are not HTML. `title` is the document's title as plain text, without the
 * site's name, if it differs from the route's title. `status` is '404' if the route has no page at this address.
 * `data` is the result of the route's loader as JSON, or '' if the loader failed.
 */
export type RenderResult = Readonly<Record<string, string>>;

/**
 * Makes a public call for the loader of a route. Rejects with RpcError, for example if the loader's time limit has
 * passed.
 */
export type RenderCall = (service: string, method: string, params?: unknown) => Promise<unknown>;

/** The only export of a render bundle. */
export type Render = (request: RenderRequest, call?: RenderCall) => RenderResult | Promise<RenderResult>;
