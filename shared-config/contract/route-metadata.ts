import type { DataRequest } from './page-data.ts';

/** A route of a remote with everything that the server and the shell need to show it. */
export interface RouteMetadata {
  /**
   * Clean path without a trailing slash: '/services'. A segment ':id' is a parameter: it matches one segment of
   * letters, digits and -._~. A last segment '*' matches this path and every deeper one.
   */
  readonly path: string;
  /** Other paths of the same screen, with the same parameters as `path`, which is the canonical path. */
  readonly aliases?: readonly string[] | undefined;
  /**
   * Addresses at which checks and the registry open the screen. Required for a path with a parameter or '*', and not
   * used for others; one of them may be an address that is not found.
   */
  readonly samples?: readonly string[] | undefined;
  /** The document's title, without the site's name. */
  readonly title: string;
  /** The page's name: the h1 in the page header, unless there is a claim. */
  readonly heading: string;
  /**
   * The h1 of a page that opens with a hero. The page header is then tall, and shows the heading in small type above
   * the claim.
   */
  readonly claim?: string | undefined;
  readonly description: string;
  /**
   * 'app' for pages where people work: a short bar and a short footer in place of the site's, and the heading without
   * a picture. 'workspace' also leaves the h1 to the screen, which may name what it shows; the heading is announced
   * to screen readers.
   */
  readonly frame?: 'app' | 'workspace' | undefined;
  /** Public calls whose results the page is rendered with. A param ':id' becomes the path's parameter of that name. */
  readonly data?: readonly DataRequest[] | undefined;
  /** File name of the page header's background image among the remote's assets, before hashing: 'services.svg'. */
  readonly headerImage?: string | undefined;
  /** Name of the chunk with this screen's code, if the remote loads it on demand (`webpackChunkName`). */
  readonly chunk?: string | undefined;
  /** True for pages that search engines should not list. */
  readonly noIndex?: boolean | undefined;
}
