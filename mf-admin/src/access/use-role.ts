import { useLogin } from '@title24/remote-kit/runtime';
import { type Role, roleOf } from '@title24/shared-domain';
import { useMemo } from 'react';

/** The role of whoever is logged in, to ask what to show; null for nobody. */
export function useRole(): Role | null {
  const login = useLogin();
  return useMemo(() => roleOf(login), [login]);
}
