import type { PageLocation } from '../store/store.ts';

/**
 * Returns the `aria-current` value of a link. The value is 'page' if the link's path is the path or an alias of the
 * current page. It is true if the current page is below the link's path.
 */
export function currentLink(href: string, { pathname, route }: PageLocation): 'page' | true | undefined {
  const shown = route ? [route.path, ...(route.aliases ?? [])] : [pathname];
  if (shown.includes(href)) return 'page';
  return shown.some((path) => path.startsWith(`${href}/`)) || undefined;
}
