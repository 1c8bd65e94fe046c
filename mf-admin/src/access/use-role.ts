import { useLogin } from '@title24/remote-kit/runtime';
import { type Role, roleOf } from '@title24/shared-domain';
import { useMemo } from 'react';

/** Returns the user's role; null if nobody is logged in or the user has no role. */
export function useRole(): Role | null {
  const login = useLogin();
  return useMemo(() => roleOf(login), [login]);
}
