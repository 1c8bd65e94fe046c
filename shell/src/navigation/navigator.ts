import { dataKey, matchRoute, type PageDataStore, type RegistryEntry } from '@title24/shared-config/contract';

interface Options {
  readonly registry: readonly RegistryEntry[];
  readonly loadConfiguration: () => Promise<void>;
  readonly pageData: PageDataStore;
  /** Begins to load a remote's code. */
  readonly warm: (name: string) => void;
}

/** A slow network must not hold a click for longer than this, in milliseconds; the stored configuration does then. */
const patienceMs = 1_000;

/** Goes to other pages of the site without a full reload. */
export function createNavigator({ registry, loadConfiguration, pageData, warm }: Options) {
  let newest = 0;

  /** Whether this address is a page of the site that the shell can show by itself. */
  function knows(url: URL): boolean {
    return url.origin === location.origin && matchRoute(registry, url.pathname) !== null;
  }

  async function navigate(href: string): Promise<void> {
    const url = new URL(href, location.href);
    if (!knows(url)) {
      location.assign(url);
      return;
    }
    newest += 1;
    const turn = newest;
    await Promise.race([prepare(url.pathname), elapsed(patienceMs)]);
    // A later click has taken over.
    if (turn !== newest) return;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    if (samePage && url.hash === location.hash) history.replaceState(history.state, '', url);
    else history.pushState(null, '', url);
  }

  /** The configuration (checklist R3), the target's code and the data that its screen needs, side by side. */
  function prepare(pathname: string): Promise<unknown> {
    const match = matchRoute(registry, pathname);
    if (match) warm(match.entry.name);
    const wanted = match?.route.data ?? [];
    const missing = wanted.filter((request) => pageData.get(dataKey(request)) === undefined);
    return Promise.all([
      loadConfiguration(),
      // A screen that lacks its data says so itself.
      ...missing.map((request) => pageData.load(request).catch(() => undefined)),
    ]);
  }

  return { knows, navigate };
}

export type Navigator = ReturnType<typeof createNavigator>;

const elapsed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
