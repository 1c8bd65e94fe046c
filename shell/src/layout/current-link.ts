import type { PageLocation } from '../store/location.reducer.ts';

/**
 * Returns the `aria-current` value of a link: 'page' if it leads to the current page by its path or an alias, true if
 * the current page is below the link's path.
 */
export function currentLink(href: string, { pathname, route }: PageLocation): 'page' | true | undefined {
  const shown = route ? [route.path, ...(route.aliases ?? [])] : [pathname];
  if (shown.includes(href)) return 'page';
  return shown.some((path) => path.startsWith(`${href}/`)) || undefined;
}
