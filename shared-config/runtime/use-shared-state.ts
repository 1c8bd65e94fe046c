import { type LoginStatus, loggedOut, type SiteConfiguration, siteLinks } from '@title24/shared-domain';
import { useSyncExternalStore } from 'react';
import { useMountProps } from './mount-props-context.ts';

/** What screens link by, for each configuration once: React takes another object for another configuration. */
const linked = new WeakMap<SiteConfiguration, SiteConfiguration>();

function withSiteLinks(config: SiteConfiguration): SiteConfiguration {
  const known = linked.get(config) ?? { ...config, navLinks: siteLinks(config) };
  linked.set(config, known);
  return known;
}

/** The site configuration as the shell has it now, its links with `baseUrl` before them ({@link siteLinks}). */
export function useConfig(): SiteConfiguration {
  const { store } = useMountProps();
  const read = () => withSiteLinks(store.getState().config);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** Who the visitor is, as the shell knows now. Pages are rendered for nobody, and taken over as they were rendered. */
export function useLogin(): LoginStatus {
  const { store } = useMountProps();
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().login,
    () => loggedOut,
  );
}

/** The moment at which the page was rendered; the same on the server and in the browser. */
export function useNow(): Date {
  return new Date(useMountProps().now);
}
