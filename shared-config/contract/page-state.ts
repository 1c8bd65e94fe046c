import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { PageData } from './page-data.ts';
import type { RegistryEntry, RegistryFeed } from './registry-feed.ts';

/** Id of the `application/json` script with the {@link PageState} in each document. */
export const pageStateId = 'page-state';

/** Ids of the elements in each document that contain the parts. */
export const placeIds = { top: 'shell-top', main: 'main', bottom: 'shell-bottom' } as const;

/** Id of the page's h1. */
export const headingId = 'page-heading';

/** Returns the id of the element, within `main`, in which a part is mounted. */
export const partElementId = (name: string) => `part-${name}`;

/** Name of the shell's own part in `main`, the not-found page. */
export const notFoundPart = 'not-found';

/** A route with all data that the registry stores about it. */
export type LiveRoute = RegistryEntry['extras']['routes'][number];

/**
 * A live remote as listed in each page, with the data for matching addresses and for starting to load the remote. All
 * other data (metadata, and the data and files of the routes) is in /registry.json, and is needed only for navigation.
 */
export interface PageRemote {
  readonly name: string;
  readonly url: string;
  readonly metadata: { readonly integrity: string };
  readonly extras: {
    readonly container: string;
    readonly containerType?: RegistryEntry['extras']['containerType'];
    /** Contract version that the remote uses; absent if it is the newest version that the shell provides. */
    readonly contract?: string;
    readonly routes: readonly Pick<LiveRoute, 'path' | 'aliases'>[];
  };
}

/** Path to which pages report that a part failed in the browser, with a {@link PartFault} as JSON. */
export const partFaultsPath = '/part-faults';

/** Maximum length of the stack in a {@link PartFault}. */
export const maxFaultStack = 2_000;

/**
 * Report that a remote could not be shown in a browser or failed there. The server keeps only two facts from the stack:
 * the kind of error, and the places in the remote's files.
 */
export interface PartFault extends Pick<PageRemote, 'name' | 'url'> {
  readonly stack?: string;
}

/**
 * Returns a registry entry, reduced to the data that pages contain.
 * @param contract - an older contract that the shell provides and the remote uses; null if the remote uses the newest
 * contract
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

/** Initial state of the shell in the browser. The server includes it in the document. */
export interface PageState {
  readonly remotes: readonly PageRemote[];
  /** The current route; null on the not-found page. */
  readonly route: LiveRoute | null;
  readonly config: SiteConfiguration;
  readonly data: PageData;
  readonly now: string;
  readonly build: string;
  /** Revision of the registry ({@link RegistryFeed}) from which the page was made. */
  readonly revision: number;
  /**
   * Login status of the visitor for whom the page was rendered; absent if the page is the same for everyone. The
   * status never contains a token.
   */
  readonly login?: LoginStatus;
}
