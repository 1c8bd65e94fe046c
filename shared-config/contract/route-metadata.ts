import type { DataRequest } from './page-data.ts';

/** A route of a remote, with all data that the server and the shell need to show it. */
export interface RouteMetadata {
  /**
   * Path without a trailing slash: '/services'. A segment ':id' matches one segment of letters, digits and
   * -._~. A last segment '*' matches the path before it and all deeper paths.
   */
  readonly path: string;
  /**
   * Other paths of the screen, each with all parameters of `path`. Search engines list only `path`. If `path` ends in
   * '*', they list every address of the screen.
   */
  readonly aliases?: readonly string[] | undefined;
  /**
   * Addresses at which checks and the registry open the screen. Required if a path or alias has a parameter or '*'.
   * At some of them, the screen may find nothing to show.
   */
  readonly samples?: readonly string[] | undefined;
  /** Document title, without the site's name. */
  readonly title: string;
  /** Name of the page, shown as the h1 unless there is a claim. */
  readonly heading: string;
  /** The h1 of a page with a hero. The tall page header shows `heading` in small type above it. */
  readonly claim?: string | undefined;
  readonly description: string;
  /**
   * Set for pages on which users work. Their header and footer are short. With 'workspace', the screen renders the h1,
   * and the shell neither shows nor announces `heading`.
   */
  readonly frame?: 'app' | 'workspace' | undefined;
  /** Public calls for the page's data. A param ':id' is replaced by the path parameter. */
  readonly data?: readonly DataRequest[] | undefined;
  /** File in `src/assets` with the header's background image: 'services.svg'. In a descriptor, the file's URL. */
  readonly headerImage?: string | undefined;
  /** Name of the chunk with this screen's code, if the remote loads it on demand (`webpackChunkName`). */
  readonly chunk?: string | undefined;
  /** True for pages that search engines should not list. */
  readonly noIndex?: boolean | undefined;
}
