import { dataKey, requestsAt } from '@title24/remote-kit/contract';
import { causeOf } from '../composition/address-changes.ts';
import type { RegistryClient } from '../composition/registry.client.ts';
import type { LoadedPageData } from '../rpc/page-data.store.ts';

interface Options {
  readonly registry: RegistryClient;
  /** Resolves once the request is sent; its answer shows when it arrives. */
  readonly loadConfiguration: () => Promise<void>;
  readonly pageData: LoadedPageData;
  /** Starts loading the code and styles of a path's screen; never rejects. */
  readonly warm: (pathname: string) => Promise<void>;
  /** Called with work that the visitor waits for. */
  readonly onWait: (preparing: Promise<unknown>) => void;
}

/**
 * Longest time in milliseconds that a slow network may delay a click; after that the page shows what has been loaded.
 */
const maxWaitMs = 1_000;

/** How long data prepared before a click counts as fresh, in milliseconds. */
const freshMs = 5_000;

/** Navigates to other pages on the site without a full reload. */
export function createNavigator({ registry, loadConfiguration, pageData, warm, onWait }: Options) {
  let newest = 0;
  /** The navigation that has not changed the address yet. */
  let pending: Promise<void> | null = null;
  /** Preparation for the link that was pointed at last. */
  let prepared: { pathname: string; at: number; done: Promise<unknown> } | null = null;

  // As in a browser, going back ends a navigation that has not changed the address yet.
  addEventListener('popstate', (event) => {
    if (causeOf(event) === 'browser') newest += 1;
  });

  /** Whether the address is a page on the site that the shell can show without a full load. */
  function knows(url: URL): boolean {
    return url.origin === location.origin && registry.match(url.pathname) !== null;
  }

  async function navigate(
    href: string,
    { replace = false }: { readonly replace?: boolean } = {},
  ): Promise<void> {
    const url = new URL(href, location.href);
    if (!knows(url)) {
      location.assign(url);
      return;
    }
    // A screen that navigates to its own page again, after a save, gets the current configuration; a pending click on a
    // link to another page still counts.
    if (pending && url.href === location.href) {
      await Promise.allSettled([pending, loadConfiguration()]);
      return;
    }
    const going = go(url, replace);
    pending = going;
    await going;
    if (pending === going) pending = null;
  }

  async function go(url: URL, replace: boolean): Promise<void> {
    newest += 1;
    const turn = newest;
    const preparing = prepare(url.pathname);
    // Each navigation loads the configuration again.
    prepared = null;
    onWait(preparing);
    await Promise.race([preparing, elapsed(maxWaitMs)]);
    // A later click, or Back, has replaced this navigation.
    if (turn !== newest) return;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    // The page cannot be shown here without its title and heading; the server can show it.
    if (!registry.find(url.pathname)) location.assign(url);
    else if (samePage && url.hash === location.hash) history.replaceState(history.state, '', url);
    else if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
  }

  /**
   * Loads everything that a page needs in parallel: code, styles, metadata and data. Requests the configuration too
   * (R3), which a page shows when it arrives. Never rejects.
   */
  function prepare(pathname: string): Promise<unknown> {
    const now = Date.now();
    if (prepared?.pathname === pathname && now - prepared.at < freshMs) return prepared.done;
    const done = Promise.allSettled([loadConfiguration(), warm(pathname), loadData(pathname)]);
    prepared = { pathname, at: now, done };
    return done;
  }

  async function loadData(pathname: string): Promise<void> {
    if (!registry.find(pathname)) await registry.load();
    const known = registry.find(pathname);
    // Data that a save reloads is out of date until it arrives.
    const missing = (known ? requestsAt(known.route, pathname) : []).filter((request) => {
      const key = dataKey(request);
      return pageData.get(key) === undefined || pageData.isLoading(key);
    });
    // A screen whose data is missing reports that itself.
    await Promise.allSettled(missing.map((request) => pageData.load(request)));
  }

  return { knows, navigate, prepare };
}

export type Navigator = ReturnType<typeof createNavigator>;

const elapsed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
