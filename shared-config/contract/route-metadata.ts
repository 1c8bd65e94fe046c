import type { DataRequest } from './page-data.ts';

/** A route of a remote, with all data that the server and the shell need to show it. */
export interface RouteMetadata {
  /**
   * Path without a trailing slash: '/services'. A segment ':id' is a parameter that matches one segment of letters,
   * digits and -._~. A last segment '*' matches the path before it and all deeper paths.
   */
  readonly path: string;
  /** Other paths of the same screen, with the same parameters as `path`, which is the canonical path. */
  readonly aliases?: readonly string[] | undefined;
  /**
   * Addresses at which checks and the registry open the screen. They are required for a path with a parameter or '*',
   * and not used for other paths. One of them may be an address at which nothing is found.
   */
  readonly samples?: readonly string[] | undefined;
  /** Document title, without the site's name. */
  readonly title: string;
  /** Name of the page, shown as the h1 in the page header unless there is a claim. */
  readonly heading: string;
  /**
   * The h1 of a page that opens with a hero. The page header is then tall, and shows `heading` in small type above the
   * claim.
   */
  readonly claim?: string | undefined;
  readonly description: string;
  /**
   * 'app' for pages on which users work, with a short page header, a short footer, and a heading without a picture.
   * With 'workspace', the screen also renders the h1, which may name the item shown; `heading` is then only announced
   * to screen readers.
   */
  readonly frame?: 'app' | 'workspace' | undefined;
  /**
   * Public calls whose results are part of the page's data. A param ':id' is replaced by the path parameter of that
   * name.
   */
  readonly data?: readonly DataRequest[] | undefined;
  /** File name of the page header's background image among the remote's assets, before hashing: 'services.svg'. */
  readonly headerImage?: string | undefined;
  /** Name of the chunk with this screen's code, if the remote loads it on demand (`webpackChunkName`). */
  readonly chunk?: string | undefined;
  /** True for pages that search engines should not list. */
  readonly noIndex?: boolean | undefined;
}
