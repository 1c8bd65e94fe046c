import {
  type LiveRoute,
  matchRoute,
  type PageRemote,
  type RegistryEntry,
  type RegistryFeed,
} from '@title24/remote-kit/contract';
import { timeLimits } from './time-limits.ts';

interface Options {
  /** Live remotes as listed in the page. */
  readonly remotes: readonly PageRemote[];
  /** Route of the page that was loaded first. */
  readonly route: LiveRoute | null;
  /** Registry revision that the page was rendered from. */
  readonly revision: number;
}

/** A route with its registry entry. The entry is null for the first page's route, whose files are already loaded. */
export interface KnownRoute {
  readonly route: LiveRoute;
  readonly entry: RegistryEntry | null;
}

/**
 * Creates the page's registry client. Paths come from the document. All other data is from /registry.json, which is
 * fetched once.
 */
export function createRegistryClient({ remotes, route: first, revision }: Options) {
  const known = new Map<string, KnownRoute>();
  if (first) known.set(first.path, { route: first, entry: null });
  let loading: Promise<void> | undefined;
  let newestRevision = revision;

  async function fetchFeed(): Promise<RegistryFeed> {
    const response = await fetch('/registry.json', { signal: AbortSignal.timeout(timeLimits.loadMs) });
    if (!response.ok) throw new Error(`The registry answered ${response.status}`);
    const feed: RegistryFeed = await response.json();
    // A lower revision means that the feed is from a cache, or from a server without the latest change. The page keeps
    // its newer data.
    if (feed.revision < newestRevision)
      throw new Error(`The registry went back to revision ${feed.revision}, before ${newestRevision}`);
    newestRevision = feed.revision;
    return feed;
  }

  async function loadRoutes(): Promise<void> {
    const { microFrontends } = await fetchFeed();
    for (const [entry] of Object.values(microFrontends)) {
      for (const route of entry?.extras.routes ?? []) {
        if (entry && !known.get(route.path)?.entry) known.set(route.path, { route, entry });
      }
    }
  }

  return {
    remotes,

    /** Returns the remote and route for the path (without query), if a remote on this page has such a route. */
    match: (pathname: string) => matchRoute(remotes, pathname),

    /** Returns the route for this path. Null if no remote has one; undefined until {@link load} has resolved. */
    find(pathname: string): KnownRoute | null | undefined {
      const match = matchRoute(remotes, pathname);
      return match && known.get(match.route.path);
    },

    /**
     * Fetches the data that is not in the document. Later calls share the same fetch. If it fails, the call rejects
     * and the next call tries again.
     */
    load(): Promise<void> {
      loading ??= loadRoutes().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },

    /** Fetches the newest entry of a remote, which may contain a fix; undefined if the remote was removed. */
    async newest(name: string): Promise<RegistryEntry | undefined> {
      const { microFrontends } = await fetchFeed();
      return microFrontends[name]?.[0];
    },
  };
}

export type RegistryClient = ReturnType<typeof createRegistryClient>;
