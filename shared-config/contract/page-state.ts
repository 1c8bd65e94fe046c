import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { PageData } from './page-data.ts';
import type { RegistryEntry, RegistryFeed } from './registry-feed.ts';

/** Id of the `application/json` script with {@link PageState} in each document. */
export const pageStateId = 'page-state';

/** Ids of the elements for the parts in each document. */
export const placeIds = { top: 'shell-top', main: 'main', bottom: 'shell-bottom' } as const;

/** Id of the page's h1. */
export const headingId = 'page-heading';

/** Returns the id of the element in `main` that a part mounts into. */
export const partElementId = (name: string) => `part-${name}`;

/** Name of the shell's own part in `main`: the not-found page. */
export const notFoundPart = 'not-found';

/** A route with everything that the registry stores about it. */
export type LiveRoute = RegistryEntry['extras']['routes'][number];

/**
 * A live remote as listed in each page: enough to match addresses and to start loading. The rest (metadata, data and
 * files of its routes) is in /registry.json, and only navigation needs it.
 */
export interface PageRemote {
  readonly name: string;
  readonly url: string;
  readonly metadata: { readonly integrity: string };
  readonly extras: {
    readonly container: string;
    readonly containerType?: RegistryEntry['extras']['containerType'];
    /** The shell's older contract that the remote runs with; absent if it runs with the newest. */
    readonly contract?: string;
    readonly routes: readonly Pick<LiveRoute, 'path' | 'aliases'>[];
  };
}

/** Path to which pages report that a part failed in the browser, with a {@link PartFault} as JSON. */
export const partFaultsPath = '/part-faults';

/** Maximum length of the stack in a {@link PartFault}. */
export const maxFaultStack = 2_000;

/**
 * A remote that could not be shown, or broke, in a browser. Of the stack, the server keeps the kind of error and the
 * places in the remote's files.
 */
export interface PartFault extends Pick<PageRemote, 'name' | 'url'> {
  readonly stack?: string;
}

/**
 * Returns the entry that a page contains for a registry entry.
 * @param contract the shell's older contract that the remote runs with; null if it runs with the newest
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

/** The state that the shell starts with in the browser; the server puts it into the document. */
export interface PageState {
  readonly remotes: readonly PageRemote[];
  /** The current route; null on the not-found page. */
  readonly route: LiveRoute | null;
  readonly config: SiteConfiguration;
  readonly data: PageData;
  readonly now: string;
  readonly build: string;
  /** Revision of the registry ({@link RegistryFeed}) that the page was made from. */
  readonly revision: number;
  /** The visitor the page was rendered for, unless it was for everyone. Never contains a token. */
  readonly login?: LoginStatus;
}
