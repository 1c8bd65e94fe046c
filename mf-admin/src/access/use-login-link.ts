import { useConfig } from '@title24/shared-config/runtime';
import { useLocation } from 'react-router-dom';

/** The login page, which leads back here. A login page elsewhere knows nothing of our paths. */
export function useLoginLink(): string {
  const { login } = useConfig().navLinks;
  const { pathname, search } = useLocation();
  return login.startsWith('/') ? `${login}?next=${encodeURIComponent(pathname + search)}` : login;
}
