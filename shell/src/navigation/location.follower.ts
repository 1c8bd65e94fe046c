import type { LiveRoute } from '@title24/remote-kit/contract';
import { causeOf } from '../composition/address-changes.ts';
import type { RegistryClient } from '../composition/registry.client.ts';
import { locationChanged, type ShellStore } from '../store/store.ts';
import { announcePage, announceWorkspace } from './page-announcement.ts';
import { showMetadata } from './page-metadata.ts';
import type { ScrollMemory } from './scroll-memory.ts';

interface Options {
  readonly registry: RegistryClient;
  readonly store: ShellStore;
  readonly scroll: ScrollMemory;
  /** Starts to load a page that the visitor opens with Back or Forward. */
  readonly prepare: (pathname: string) => void;
}

/**
 * Keeps the layout, title, scroll position and focus in sync with the URL. Must be called before single-spa starts,
 * because single-spa delays listeners that are added after its start.
 */
export function followLocation({ registry, store, scroll, prepare }: Options): void {
  function show(pathname: string, route: LiveRoute | null): void {
    store.dispatch(locationChanged({ pathname, route }));
    showMetadata(route, store.getState().config.company.name);
    if (route?.frame === 'workspace') announceWorkspace();
    else announcePage(route?.heading ?? document.title);
  }

  /** After a reload, Back can lead to a page whose metadata is not loaded. */
  async function showOnceKnown(pathname: string): Promise<void> {
    await registry.load();
    const known = registry.find(pathname);
    if (pathname === location.pathname && known !== undefined) show(pathname, known?.route ?? null);
  }

  // The title contains the site's name.
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
    // The page has only stored its state in the URL.
    if (cause === 'replaceState' && !newPage) return;
    if (newPage) {
      // Links prepare their pages, but Back and Forward do not.
      if (cause === 'browser') prepare(pathname);
      const known = registry.find(pathname);
      if (known !== undefined) show(pathname, known?.route ?? null);
      else {
        showOnceKnown(pathname).catch(() => {
          // Only the server can provide the title. A page that the visitor has left needs no reload.
          if (pathname === location.pathname) location.reload();
        });
      }
    }
    scroll.entered({ visited: cause === 'browser', newPage });
  });
}
