/** Default destination after a login. */
const ownPage = '/my-account';

/** Pages that are never the destination of a login. */
const entryPages: readonly string[] = ['/login', '/register', '/reset-password', '/logout'];

/**
 * Returns the destination after a login: the page in `next` if {@link pageToReturnTo} permits it; otherwise,
 * the account page.
 */
export function pageAfterLogin(next: string | null): string {
  return pageToReturnTo(next) ?? ownPage;
}

/**
 * Returns path, query and anchor if the text is an address on this site and not one of the
 * {@link entryPages}; null otherwise. The text may come from anyone's link.
 */
export function pageToReturnTo(next: string | null): string | null {
  const site = 'http://site';
  if (!next?.startsWith('/') || !URL.canParse(next, site)) return null;
  const { origin, pathname, search, hash } = new URL(next, site);
  // Browsers read '/\\other' as another site's address. '/.//other' has the path '//other', which also leads
  // to another site.
  if (origin !== site || pathname.startsWith('//')) return null;
  return entryPages.includes(pathname) ? null : pathname + search + hash;
}
