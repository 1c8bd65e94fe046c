import type { PageLocation } from '../store/location.reducer.ts';

/** Returns a link's `aria-current`: 'page' if it leads to the current page, under its own path or an alias. */
export function currentLink(href: string, { pathname, route }: PageLocation): 'page' | undefined {
  const shown = route ? [route.path, ...(route.aliases ?? [])] : [pathname];
  return shown.includes(href) ? 'page' : undefined;
}
