import { dataKey, type PageDataStore } from '@title24/remote-kit/contract';
import type { RegistryClient } from '../composition/registry.client.ts';

interface Options {
  readonly registry: RegistryClient;
  readonly loadConfiguration: () => Promise<void>;
  readonly pageData: PageDataStore;
  /** Begins to load the code and the styles of a path's screen; never rejects. */
  readonly warm: (pathname: string) => Promise<void>;
  /** Called for what a visitor waits for. */
  readonly onWait: (preparing: Promise<unknown>) => void;
}

/** A slow network must not hold a click for longer than this, in milliseconds; what is there must do then. */
const maxWaitMs = 1_000;

/** What was prepared before a click is as good as new for this many milliseconds. */
const freshMs = 5_000;

/** Goes to other pages of the site without a full reload. */
export function createNavigator({ registry, loadConfiguration, pageData, warm, onWait }: Options) {
  let newest = 0;
  /** What the latest link that was pointed at needs. */
  let prepared: { pathname: string; at: number; done: Promise<unknown> } | null = null;

  /** Whether this address is a page of the site that the shell can show by itself. */
  function knows(url: URL): boolean {
    return url.origin === location.origin && registry.match(url.pathname) !== null;
  }

  async function navigate(href: string): Promise<void> {
    const url = new URL(href, location.href);
    if (!knows(url)) {
      location.assign(url);
      return;
    }
    newest += 1;
    const turn = newest;
    const preparing = prepare(url.pathname);
    // Each navigation loads the configuration again.
    prepared = null;
    onWait(preparing);
    await Promise.race([preparing, elapsed(maxWaitMs)]);
    // A later click has taken over.
    if (turn !== newest) return;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    // Without its title and heading the page cannot be shown from here; the server can.
    if (!registry.find(url.pathname)) location.assign(url);
    else if (samePage && url.hash === location.hash) history.replaceState(history.state, '', url);
    else history.pushState(null, '', url);
  }

  /** Loads all that a page needs, side by side: configuration (R3), code, styles, metadata and data. Never rejects. */
  function prepare(pathname: string): Promise<unknown> {
    const now = Date.now();
    if (prepared?.pathname === pathname && now - prepared.at < freshMs) return prepared.done;
    const done = Promise.allSettled([loadConfiguration(), warm(pathname), loadData(pathname)]);
    prepared = { pathname, at: now, done };
    return done;
  }

  async function loadData(pathname: string): Promise<void> {
    if (!registry.find(pathname)) await registry.load();
    const wanted = registry.find(pathname)?.route.data ?? [];
    const missing = wanted.filter((request) => pageData.get(dataKey(request)) === undefined);
    // A screen that lacks its data says so itself.
    await Promise.allSettled(missing.map((request) => pageData.load(request)));
  }

  return { knows, navigate, prepare };
}

export type Navigator = ReturnType<typeof createNavigator>;

const elapsed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
