import type { PageLocation } from '../store/location.reducer.ts';

/** `aria-current` of a link: 'page' where it leads to the page that shows, under its own path or an alias of it. */
export function currentLink(href: string, { pathname, route }: PageLocation): 'page' | undefined {
  const shown = route ? [route.path, ...(route.aliases ?? [])] : [pathname];
  return shown.includes(href) ? 'page' : undefined;
}
