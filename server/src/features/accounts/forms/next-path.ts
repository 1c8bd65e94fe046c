/** Where a login without JavaScript leads when nothing else is asked for. */
const ownPage = '/my-account';
const entryPages: readonly string[] = ['/login', '/register', '/reset-password', '/logout'];

/** The page of this site that `next` names, else the account's own: the text may come from anybody's link. */
export function nextPath(next: string | undefined): string {
  const site = 'http://site';
  if (!next?.startsWith('/') || !URL.canParse(next, site)) return ownPage;
  const { origin, pathname, search, hash } = new URL(next, site);
  // '/\\elsewhere' is another site for a browser, and '/.//elsewhere' becomes one.
  if (origin !== site || pathname.startsWith('//')) return ownPage;
  return entryPages.includes(pathname) ? ownPage : pathname + search + hash;
}
