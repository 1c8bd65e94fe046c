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
 * Returns the path, query and anchor in `next` if it starts with '/' and leads to a page of this site other than the
 * {@link entryPages}; null otherwise. Anyone can write `next` into a link.
 */
export function pageToReturnTo(next: string | null): string | null {
  const site = 'http://site';
  if (!next?.startsWith('/') || !URL.canParse(next, site)) return null;
  const { origin, pathname, search, hash } = new URL(next, site);
  // Browsers read '/\\other' as the URL of another site. '/.//other' has the path '//other', which also leads to
  // another site.
  if (origin !== site || pathname.startsWith('//')) return null;
  return entryPages.includes(pathname) ? null : pathname + search + hash;
}
