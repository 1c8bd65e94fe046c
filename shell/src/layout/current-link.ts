import type { PageLocation } from '../store/location.reducer.ts';

/**
 * Returns a link's `aria-current`: 'page' if it leads to the current page, under its own path or an alias; true if the
 * current page is in its folder.
 */
export function currentLink(href: string, { pathname, route }: PageLocation): 'page' | true | undefined {
  const shown = route ? [route.path, ...(route.aliases ?? [])] : [pathname];
  if (shown.includes(href)) return 'page';
  return shown.some((path) => path.startsWith(`${href}/`)) || undefined;
}
