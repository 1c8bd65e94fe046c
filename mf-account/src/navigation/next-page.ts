import { paths } from '../account-paths.ts';

/** Pages that nobody wants to come back to after a login. */
const entryPages: readonly string[] = [paths.login, paths.register, paths.resetPassword, paths.logout];

/** Where a login leads: the page of this site that `next` names, else the account's own page. */
export function nextPage(next: string | null): string {
  return sitePath(next) ?? paths.myAccount;
}

/** The address with `next` in its query, where it names a page to come back to. */
export function withNext(path: string, next: string | null): string {
  const target = sitePath(next);
  return target === null ? path : `${path}?${new URLSearchParams({ next: target })}`;
}

/** Path, query and anchor where the text names a page of this site, else null: it may come from anybody's link. */
function sitePath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  const site = 'http://site';
  const url = URL.canParse(next, site) ? new URL(next, site) : null;
  // '/\\elsewhere' is another site for a browser, and '/.//elsewhere' becomes one.
  if (url?.origin !== site || url.pathname.startsWith('//')) return null;
  return entryPages.includes(url.pathname) ? null : url.pathname + url.search + url.hash;
}
