import type { LiveRoute } from '@title24/remote-kit/contract';
import type { RegistryClient } from '../composition/registry.client.ts';
import { causeOf } from '../composition/single-spa.port.ts';
import { locationChanged, type ShellStore } from '../store/store.ts';
import { announcePage } from './page-announcement.ts';
import { showMetadata } from './page-metadata.ts';
import type { ScrollMemory } from './scroll-memory.ts';

interface Options {
  readonly registry: RegistryClient;
  readonly store: ShellStore;
  readonly scroll: ScrollMemory;
  /** Begins to load what a page needs, for those that no link has led to. */
  readonly prepare: (pathname: string) => void;
}

/**
 * Keeps the page's layout, title, scroll position and focus in step with the address.
 * Call it before single-spa starts: it holds back the listeners that come later.
 */
export function followLocation({ registry, store, scroll, prepare }: Options): void {
  function show(pathname: string, route: LiveRoute | null): void {
    store.dispatch(locationChanged({ pathname, route }));
    showMetadata(route, store.getState().config.company.name);
    announcePage(route?.heading ?? document.title);
  }

  /** After a reload, Back leads to pages whose metadata this document has not fetched yet. */
  async function showOnceKnown(pathname: string): Promise<void> {
    await registry.load();
    const known = registry.find(pathname);
    if (pathname === location.pathname && known !== undefined) show(pathname, known?.route ?? null);
  }

  addEventListener('popstate', (event) => {
    const cause = causeOf(event);
    if (cause === 'replaceState') return;
    const { pathname } = location;
    const newPage = pathname !== store.getState().location.pathname;
    if (newPage) {
      // Navigations by link have loaded it already; Back and Forward show at once and refresh meanwhile.
      if (cause === 'browser') prepare(pathname);
      const known = registry.find(pathname);
      if (known !== undefined) show(pathname, known?.route ?? null);
      else {
        showOnceKnown(pathname).catch(() => {
          // Only the server can say then what the page is called; who has gone on does not need it.
          if (pathname === location.pathname) location.reload();
        });
      }
    }
    scroll.entered({ visited: cause === 'browser', newPage });
  });
}
