import { useConfig } from '@title24/remote-kit/runtime';
import { useLocation } from 'react-router-dom';

/**
 * Returns the address of the login page, which leads back here. A login page on another site cannot lead to our
 * paths.
 */
export function useLoginLink(): string {
  const { navLinks, baseUrl } = useConfig();
  const { login } = navLinks;
  const { pathname, search } = useLocation();
  const isOurs = login.startsWith('/') || (baseUrl.app !== '' && login.startsWith(baseUrl.app));
  return isOurs ? `${login}?next=${encodeURIComponent(pathname + search)}` : login;
}
