import type { PageLocation } from '../store/store.ts';

/** Returns the `aria-current` value of a link: 'page' on its page, true below its path. */
export function currentLink(href: string, { pathname, route }: PageLocation): 'page' | true | undefined {
  const shown = route ? [route.path, ...(route.aliases ?? [])] : [pathname];
  if (shown.includes(href)) return 'page';
  return shown.some((path) => path.startsWith(`${href}/`)) || undefined;
}
