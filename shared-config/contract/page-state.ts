import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { PageData } from './page-data.ts';
import type { RegistryEntry, RegistryFeed } from './registry-feed.ts';

/** Id of the `application/json` script that contains the {@link PageState} in each page. */
export const pageStateId = 'page-state';

/** Ids of the elements that contain the parts. */
export const placeIds = { top: 'shell-top', main: 'main', bottom: 'shell-bottom' } as const;

/** Id of the page's h1. */
export const headingId = 'page-heading';

/** Returns the id of the element within `main` that contains a part. */
export const partElementId = (name: string) => `part-${name}`;

/** Part name of the not-found page, which the shell renders in `main`. */
export const notFoundPart = 'not-found';

/** A route with all data that the registry stores about it. */
export type LiveRoute = RegistryEntry['extras']['routes'][number];

/**
 * A remote as described in every page, for matching addresses and loading the remote. Its other data is in
 * /registry.json, which browsers load when they need it.
 */
export interface PageRemote {
  readonly name: string;
  readonly url: string;
  readonly metadata: { readonly integrity: string };
  readonly extras: {
    readonly container: string;
    readonly containerType?: RegistryEntry['extras']['containerType'];
    /** Contract version that the remote uses; absent for the shell's newest version. */
    readonly contract?: string;
    readonly routes: readonly Pick<LiveRoute, 'path' | 'aliases'>[];
  };
}

/** Path to which pages post a {@link PartFault} as JSON. */
export const partFaultsPath = '/part-faults';

/** Maximum length of a {@link PartFault}'s stack, in characters. */
export const maxFaultStack = 2_000;

/**
 * A report that a remote failed in a browser. Of the stack, the server keeps only the error's type and the code
 * locations in the remote's files.
 */
export interface PartFault extends Pick<PageRemote, 'name' | 'url'> {
  readonly stack?: string;
}

/**
 * Returns the {@link PageRemote} of a registry entry.
 * @param contract - an older contract version that the remote uses; null for the newest version
 */
export function toPageRemote(
  { name, url, metadata, extras }: RegistryEntry,
  contract: string | null = null,
): PageRemote {
  return {
    name,
    url,
    metadata: { integrity: metadata.integrity },
    extras: {
      container: extras.container,
      ...(extras.containerType && { containerType: extras.containerType }),
      ...(contract !== null && { contract }),
      routes: extras.routes.map(({ path, aliases }) => (aliases ? { path, aliases } : { path })),
    },
  };
}

/** The shell's initial state in the browser, which the server includes in each page. */
export interface PageState {
  readonly remotes: readonly PageRemote[];
  /** Null on the not-found page. */
  readonly route: LiveRoute | null;
  readonly config: SiteConfiguration;
  readonly data: PageData;
  readonly now: string;
  readonly build: string;
  /** Revision of the {@link RegistryFeed} from which the page was made. */
  readonly revision: number;
  /** The visitor's login status, without a token; absent if the page is the same for everyone. */
  readonly login?: LoginStatus;
}
