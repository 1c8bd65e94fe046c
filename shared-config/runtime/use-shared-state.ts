import { type LoginStatus, loggedOut, type SiteConfiguration, siteLinks } from '@title24/shared-domain';
import { useSyncExternalStore } from 'react';
import { useMountProps } from './mount-props-context.ts';

/** Configurations with resolved links, keyed by the original configuration. React needs the same object each time. */
const linked = new WeakMap<SiteConfiguration, SiteConfiguration>();

function withSiteLinks(config: SiteConfiguration): SiteConfiguration {
  const known = linked.get(config) ?? { ...config, navLinks: siteLinks(config) };
  linked.set(config, known);
  return known;
}

/** Returns the site configuration, with `baseUrl` prepended to its links ({@link siteLinks}). */
export function useConfig(): SiteConfiguration {
  const { store } = useMountProps();
  const read = () => withSiteLinks(store.getState().config);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Returns the visitor's login status; on the server and during hydration, nobody is logged in. */
export function useLogin(): LoginStatus {
  const { store } = useMountProps();
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().login,
    () => loggedOut,
  );
}

/**
 * Returns the time at which the server rendered the page, so that the browser renders the same initial content. After a
 * navigation, returns the time of the navigation.
 */
export function useNow(): Date {
  return new Date(useMountProps().now);
}
