/** Where a login leads when nothing else is asked for. */
const ownPage = '/my-account';

/** Pages that nobody wants to come back to after a login. */
const entryPages: readonly string[] = ['/login', '/register', '/reset-password', '/logout'];

/** Where a login leads: the page of this site that `next` names, else the account's own page. */
export function pageAfterLogin(next: string | null): string {
  return pageToReturnTo(next) ?? ownPage;
}

/** Path, query and anchor if the text names a page of this site, else null: it may come from anybody's link. */
export function pageToReturnTo(next: string | null): string | null {
  const site = 'http://site';
  if (!next?.startsWith('/') || !URL.canParse(next, site)) return null;
  const { origin, pathname, search, hash } = new URL(next, site);
  // '/\\elsewhere' is another site for a browser, and '/.//elsewhere' becomes one.
  if (origin !== site || pathname.startsWith('//')) return null;
  return entryPages.includes(pathname) ? null : pathname + search + hash;
}
