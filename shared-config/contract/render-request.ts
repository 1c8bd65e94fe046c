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
  /** ISO 8601 time of rendering, so that browser and server render the same initial content. */
  readonly now: string;
  /** The shell's release number, for the version line. */
  readonly build: string;
}

/**
 * HTML by slot. A remote fills `main`; the shell fills `top`, `bottom`, and `main` if no route matches. Both may fill
 * `head` with icons, images for link previews or structured data. A remote may also fill two slots with text. `title`
 * replaces the document title of the route, without the site's name. `status` is '404' if the route has no page at
 * this address.
 */
export type RenderResult = Readonly<Record<string, string>>;

/** The only export of a render bundle. It makes no calls, because all data that it needs is in the request. */
export type Render = (request: RenderRequest) => RenderResult | Promise<RenderResult>;
