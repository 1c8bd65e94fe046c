import type { LiveRoute } from '@title24/remote-kit/contract';
import { causeOf } from '../composition/address-changes.ts';
import type { RegistryClient } from '../composition/registry.client.ts';
import { locationChanged, type ShellStore } from '../store/store.ts';
import { announcePage } from './page-announcement.ts';
import { showMetadata } from './page-metadata.ts';
import type { ScrollMemory } from './scroll-memory.ts';

interface Options {
  readonly registry: RegistryClient;
  readonly store: ShellStore;
  readonly scroll: ScrollMemory;
  /** Starts loading what a page needs, if no link led to it. */
  readonly prepare: (pathname: string) => void;
}

/**
 * Keeps the layout, title, scroll position and focus in sync with the address. Call it before a visitor can act: once
 * started, single-spa delays listeners that are added later.
 */
export function followLocation({ registry, store, scroll, prepare }: Options): void {
  function show(pathname: string, route: LiveRoute | null): void {
    store.dispatch(locationChanged({ pathname, route }));
    showMetadata(route, store.getState().config.company.name);
    announcePage(route?.heading ?? document.title);
  }

  /**
   * Shows a page once its metadata is loaded: after a reload, Back can lead to pages whose metadata is still missing.
   */
  async function showOnceKnown(pathname: string): Promise<void> {
    await registry.load();
    const known = registry.find(pathname);
    if (pathname === location.pathname && known !== undefined) show(pathname, known?.route ?? null);
  }

  // A configuration that arrives after the page is shown can change the site's name in the title.
  let shownName = store.getState().config.company.name;
  store.subscribe(() => {
    const { config, location: shown } = store.getState();
    if (config.company.name === shownName) return;
    shownName = config.company.name;
    showMetadata(shown.route, shownName);
  });

  addEventListener('popstate', (event) => {
    const cause = causeOf(event);
    const { pathname } = location;
    const newPage = pathname !== store.getState().location.pathname;
    // The page only keeps its state in its address.
    if (cause === 'replaceState' && !newPage) return;
    if (newPage) {
      // Link navigations have loaded it already; Back and Forward show the page immediately and refresh in the
      // background.
      if (cause === 'browser') prepare(pathname);
      const known = registry.find(pathname);
      if (known !== undefined) show(pathname, known?.route ?? null);
      else {
        showOnceKnown(pathname).catch(() => {
          // Only the server has the page's title now; a visitor who has left the page does not need it.
          if (pathname === location.pathname) location.reload();
        });
      }
    }
    scroll.entered({ visited: cause === 'browser', newPage });
  });
}
