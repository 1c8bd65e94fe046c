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
  /** Route of the page that was loaded. */
  readonly route: LiveRoute | null;
  /** Revision of the registry that the page was made from. */
  readonly revision: number;
}

/** A route and the registry entry it came with; null for the first page's route, whose files are already loaded. */
export interface KnownRoute {
  readonly route: LiveRoute;
  readonly entry: RegistryEntry | null;
}

/**
 * Creates the page's view of the registry: paths from the document, everything else from /registry.json, fetched
 * once.
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
    // The feed came from a cache in between, or from a server that has not received the change yet. The page keeps what
    // it has.
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

    /** Whether a remote on this page has a route for the path (without query). */
    match: (pathname: string) => matchRoute(remotes, pathname),

    /**
     * Returns what is known so far about the route of this path: null if no remote has one, undefined before {@link
     * load}.
     */
    find(pathname: string): KnownRoute | null | undefined {
      const match = matchRoute(remotes, pathname);
      return match && known.get(match.route.path);
    },

    /** Fetches what the document left out, once; rejects if that fails, and the next call tries again. */
    load(): Promise<void> {
      loading ??= loadRoutes().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },

    /**
     * Fetches the newest entry of a remote, which may have been fixed in the meantime; undefined if it was removed.
     */
    async newest(name: string): Promise<RegistryEntry | undefined> {
      const { microFrontends } = await fetchFeed();
      return microFrontends[name]?.[0];
    },
  };
}

export type RegistryClient = ReturnType<typeof createRegistryClient>;
