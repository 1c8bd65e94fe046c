import { useConfig } from '@title24/remote-kit/runtime';
import { useLocation } from 'react-router-dom';

/**
 * Returns the login page's URL. If the login page is on this site, the query parameter `next` contains the
 * current page's path and query.
 */
export function useLoginLink(): string {
  const { navLinks, baseUrl } = useConfig();
  const { login } = navLinks;
  const { pathname, search } = useLocation();
  const isOnThisSite = login.startsWith('/') || (baseUrl.app !== '' && login.startsWith(baseUrl.app));
  return isOnThisSite ? `${login}?next=${encodeURIComponent(pathname + search)}` : login;
}
