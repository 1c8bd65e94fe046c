import { dataKey, requestsAt } from '@title24/remote-kit/contract';
import { causeOf } from '../composition/address-changes.ts';
import type { RegistryClient } from '../composition/registry.client.ts';
import { elapsed } from '../composition/time-limits.ts';
import type { LoadedPageData } from '../rpc/page-data.store.ts';

interface Options {
  readonly registry: RegistryClient;
  /** Requests the configuration. Resolves without waiting for the response. */
  readonly loadConfiguration: () => Promise<void>;
  readonly pageData: LoadedPageData;
  /** Loads the code and styles of a path. Never rejects. */
  readonly warm: (pathname: string) => Promise<void>;
  /** Called with work that delays the visitor. */
  readonly onWait: (preparing: Promise<unknown>) => void;
}

/** Maximum delay of a click in milliseconds. */
const maxWaitMs = 1_000;

/** Milliseconds after which a prepared page must be prepared again. */
const freshMs = 5_000;

/** Creates a navigator that opens pages without a full reload. */
export function createNavigator({ registry, loadConfiguration, pageData, warm, onWait }: Options) {
  let newest = 0;
  /** The navigation that has not changed the URL yet. */
  let pending: Promise<void> | null = null;
  /** The newest preparation since the last navigation. */
  let prepared: { pathname: string; at: number; done: Promise<unknown> } | null = null;

  // As in browsers, Back cancels a pending navigation.
  addEventListener('popstate', (event) => {
    if (causeOf(event) === 'browser') newest += 1;
  });

  /** Returns whether the shell can show a URL without a full load. */
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
    // A page navigates to itself after a save. That must not cancel a pending click.
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
    // The next navigation must load the configuration again.
    prepared = null;
    onWait(preparing);
    await Promise.race([preparing, elapsed(maxWaitMs)]);
    // A later click or Back has replaced this navigation.
    if (turn !== newest) return;
    const samePage = url.pathname === location.pathname && url.search === location.search;
    // Only the server knows the title and heading of this page.
    if (!registry.find(url.pathname)) location.assign(url);
    else if (samePage && url.hash === location.hash) history.replaceState(history.state, '', url);
    else if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
  }

  /** Loads a page's code and data, and requests the configuration (R3). Never rejects. */
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
    // Data that is being reloaded is out of date.
    const missing = (known ? requestsAt(known.route, pathname) : []).filter((request) => {
      const key = dataKey(request);
      return pageData.get(key) === undefined || pageData.isLoading(key);
    });
    // The screen shows an error for missing data.
    await Promise.allSettled(missing.map((request) => pageData.load(request)));
  }

  return { knows, navigate, prepare };
}

export type Navigator = ReturnType<typeof createNavigator>;
