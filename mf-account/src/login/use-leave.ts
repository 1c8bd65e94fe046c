import { pageAfterLogin, pageToReturnTo } from '@title24/remote-kit/contract';
import { useMountProps } from '@title24/remote-kit/runtime';
import { type LoginStatus, roleOf, workPageOf } from '@title24/shared-domain';

/**
 * Returns the page to open after a login: `next` if {@link pageToReturnTo} permits it; otherwise, the start
 * page for the visitor's role.
 */
export function pageFor(login: LoginStatus, next: string | null): string {
  return pageAfterLogin(pageToReturnTo(next) ?? workPageOf(roleOf(login)));
}

/** Returns a function that opens the page given by {@link pageFor}. */
export function useLeave(next: string | null): (login: LoginStatus) => void {
  const { navigate } = useMountProps();
  return (login) => void navigate(pageFor(login, next));
}
