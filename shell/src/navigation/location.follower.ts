import { matchRoute, type RegistryEntry } from '@title24/shared-config/contract';
import { locationChanged, type ShellStore } from '../store/store.ts';
import { announcePage } from './page-announcement.ts';
import { showMetadata } from './page-metadata.ts';
import type { ScrollMemory } from './scroll-memory.ts';

interface Options {
  readonly registry: readonly RegistryEntry[];
  readonly store: ShellStore;
  readonly scroll: ScrollMemory;
  readonly loadConfiguration: () => Promise<void>;
}

/** single-spa marks the popstate events that it makes for pushState and replaceState. */
type RoutingEvent = PopStateEvent & { readonly singleSpaTrigger?: 'pushState' | 'replaceState' };

/**
 * Keeps the page's furniture, title, scroll position and focus in step with the address.
 * Call it before single-spa starts: it holds back the listeners that come later.
 */
export function followLocation({ registry, store, scroll, loadConfiguration }: Options): void {
  addEventListener('popstate', (event) => {
    const { singleSpaTrigger } = event as RoutingEvent;
    if (singleSpaTrigger === 'replaceState') return;
    const { pathname } = location;
    const newPage = pathname !== store.getState().location.pathname;
    if (newPage) {
      // Navigations by link have loaded it already; Back and Forward show at once and refresh meanwhile.
      if (!singleSpaTrigger) void loadConfiguration();
      const route = matchRoute(registry, pathname)?.route ?? null;
      store.dispatch(locationChanged({ pathname, route }));
      showMetadata(route, store.getState().config.company.name);
      announcePage(route?.heading ?? document.title);
    }
    scroll.entered({ visited: !singleSpaTrigger, newPage });
  });
}
