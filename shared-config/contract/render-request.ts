import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { PageData } from './page-data.ts';
import type { RouteMetadata } from './route-metadata.ts';

/** What the server gives a render bundle. */
export interface RenderRequest {
  /** Path and query: '/prices?x=1'. */
  readonly url: string;
  /** The site's public origin, for what must name absolute addresses: 'https://www.example.com'. */
  readonly origin: string;
  readonly config: SiteConfiguration;
  readonly login: LoginStatus;
  readonly data: PageData;
  /** The matched route, or null on the not-found page. */
  readonly route: RouteMetadata | null;
  /** ISO 8601 moment of rendering, so that browser and server agree on what shows at first. */
  readonly now: string;
  /** Number of the shell's release, for the version line. */
  readonly build: string;
}

/**
 * HTML by slot: a remote fills `main`; the shell fills `top`, `bottom`, and `main` if no route matches. Both may fill
 * `head`: with icons, pictures for link previews, structured data. A remote may fill `title` with plain text: the document's
 * title without the site's name, where what it shows at this address has a name other than the route's.
 */
export type RenderResult = Readonly<Record<string, string>>;

/** A render bundle's one export. It calls nothing: all data that it needs is in the request. */
export type Render = (request: RenderRequest) => RenderResult | Promise<RenderResult>;
