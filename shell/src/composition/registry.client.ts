import {
  type LiveRoute,
  matchRoute,
  type PageRemote,
  type RegistryEntry,
  type RegistryFeed,
} from '@title24/remote-kit/contract';
import { timeLimits } from './time-limits.ts';

interface Options {
  readonly remotes: readonly PageRemote[];
  /** Route of the page that was loaded first; null if no route matches its path. */
  readonly route: LiveRoute | null;
  readonly revision: number;
}

/** A route and its remote's registry entry. The entry is null while only the document describes the route. */
export interface KnownRoute {
  readonly route: LiveRoute;
  readonly entry: RegistryEntry | null;
}

/**
 * Creates the page's registry client. The remotes' paths and the first page's route come from the document.
 * Details of other routes come from /registry.json.
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
    // An older feed comes from a cache or from a server that missed the latest change.
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

    /** Returns the remote and the route for a path without query; null if no route matches. */
    match: (pathname: string) => matchRoute(remotes, pathname),

    /** Returns the route for a path; null if there is none, undefined while its details are unknown. */
    find(pathname: string): KnownRoute | null | undefined {
      const match = matchRoute(remotes, pathname);
      return match && known.get(match.route.path);
    },

    /** Fetches /registry.json once. If that fails, the call rejects and the next call tries again. */
    load(): Promise<void> {
      loading ??= loadRoutes().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },

    /** Fetches the newest entry of a remote; undefined if the registry lacks the remote. */
    async newest(name: string): Promise<RegistryEntry | undefined> {
      const { microFrontends } = await fetchFeed();
      return microFrontends[name]?.[0];
    },
  };
}

export type RegistryClient = ReturnType<typeof createRegistryClient>;
