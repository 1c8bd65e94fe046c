import type { DataRequest } from './page-data.ts';

/** A route that a remote brings, with all that the server and the shell need to know to show it. */
export interface RouteMetadata {
  /** Clean path without a trailing slash: '/services'. A last segment '*' takes every deeper path. */
  readonly path: string;
  /** Other paths that show the same screen; the canonical address stays `path`. */
  readonly aliases?: readonly string[] | undefined;
  /** The document's title, without the site's name. */
  readonly title: string;
  /** The h1 in the page header. */
  readonly heading: string;
  readonly description: string;
  /** Public calls whose results the page is rendered with. */
  readonly data?: readonly DataRequest[] | undefined;
  /** File name of the page header's background among the remote's assets, before hashing: 'services.svg'. */
  readonly headerImage?: string | undefined;
  /** Name of the chunk that this screen's code is in, where the remote loads it on demand (`webpackChunkName`). */
  readonly chunk?: string | undefined;
  /** True for pages that search engines should not list. */
  readonly noIndex?: boolean | undefined;
}
