/** Default destination after a login. */
const ownPage = '/my-account';

/** Pages that are never the destination of a login. */
const entryPages: readonly string[] = ['/login', '/register', '/reset-password', '/logout'];

/**
 * Returns the destination after a login: the page in `next` if it is on this site; otherwise, the account's own page.
 */
export function pageAfterLogin(next: string | null): string {
  return pageToReturnTo(next) ?? ownPage;
}

/**
 * Returns path, query and anchor if the text is the address of a page on this site; null otherwise. The text may come
 * from a link that anyone could have made.
 */
export function pageToReturnTo(next: string | null): string | null {
  const site = 'http://site';
  if (!next?.startsWith('/') || !URL.canParse(next, site)) return null;
  const { origin, pathname, search, hash } = new URL(next, site);
  // Browsers read '/\\other' as the address of another site. The path of '/.//other' is '//other', which would also
  // lead to another site.
  if (origin !== site || pathname.startsWith('//')) return null;
  return entryPages.includes(pathname) ? null : pathname + search + hash;
}
