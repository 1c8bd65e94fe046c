import { pageAfterLogin, pageToReturnTo } from '@title24/remote-kit/contract';
import { useMountProps } from '@title24/remote-kit/runtime';
import { type LoginStatus, roleOf, workPageOf } from '@title24/shared-domain';

/** Returns the page after a login: the one to return to, otherwise the one where the role's work begins. */
export function pageFor(login: LoginStatus, next: string | null): string {
  return pageAfterLogin(pageToReturnTo(next) ?? workPageOf(roleOf(login)));
}

/** Returns a function that sends a newly logged-in visitor to that page. */
export function useLeave(next: string | null): (login: LoginStatus) => void {
  const { navigate } = useMountProps();
  return (login) => void navigate(pageFor(login, next));
}
