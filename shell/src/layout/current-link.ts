import type { PageLocation } from '../store/store.ts';

/** Returns a link's `aria-current` value: 'page' on the linked page, true on pages below it, otherwise undefined. */
export function currentLink(href: string, { pathname, route }: PageLocation): 'page' | true | undefined {
  const shown = route ? [route.path, ...(route.aliases ?? [])] : [pathname];
  if (shown.includes(href)) return 'page';
  return shown.some((path) => path.startsWith(`${href}/`)) || undefined;
}
