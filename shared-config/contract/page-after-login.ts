import type { Role } from '@title24/shared-domain';

/** Default destination after a login. */
const ownPage = '/my-account';

/** The same for those who work on plans that were sent: the open cases, by their due instant (Q4). */
const workPage = '/admin/submissions?view=work';

/** Pages to which nobody wants to return after a login. */
const entryPages: readonly string[] = ['/login', '/register', '/reset-password', '/logout'];

/**
 * Returns the destination after a login: the page of this site in `next`, otherwise the queue of open cases for those
 * who work on them (Q4), and the account's own page for everybody else.
 * @param role of the account; null if it has none
 */
export function pageAfterLogin(next: string | null, role: Pick<Role, 'isAllowed'> | null): string {
  const worksOnPlans = role?.isAllowed(['READ', 'UPDATE'], 'UPLOAD') ?? false;
  return pageToReturnTo(next) ?? (worksOnPlans ? workPage : ownPage);
}

/**
 * Returns path, query and anchor if the text is a page of this site, otherwise null: it may come from anyone's link.
 */
export function pageToReturnTo(next: string | null): string | null {
  const site = 'http://site';
  if (!next?.startsWith('/') || !URL.canParse(next, site)) return null;
  const { origin, pathname, search, hash } = new URL(next, site);
  // '/\\elsewhere' is another site for a browser, and '/.//elsewhere' becomes one.
  if (origin !== site || pathname.startsWith('//')) return null;
  return entryPages.includes(pathname) ? null : pathname + search + hash;
}
