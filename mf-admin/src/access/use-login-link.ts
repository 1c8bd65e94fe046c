import { useConfig } from '@title24/remote-kit/runtime';
import { useLocation } from 'react-router-dom';

/** Returns the login page's URL. A login page on this site then leads back to the current page. */
export function useLoginLink(): string {
  const { navLinks, baseUrl } = useConfig();
  const { login } = navLinks;
  const { pathname, search } = useLocation();
  const isOnThisSite = login.startsWith('/') || (baseUrl.app !== '' && login.startsWith(baseUrl.app));
  return isOnThisSite ? `${login}?next=${encodeURIComponent(pathname + search)}` : login;
}
