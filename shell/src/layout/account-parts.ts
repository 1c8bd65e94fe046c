import type { LoginStatus } from '@title24/shared-domain';
import { type ComponentType, useEffect, useState } from 'react';

/** Layout code that only logged-in visitors need. */
export interface AccountParts {
  readonly AccountMenu: ComponentType;
  readonly isStaffLogin: (login: LoginStatus) => boolean;
}

let parts: AccountParts | null = null;

/** Sets the layout code for logged-in visitors. Called on the server, where all code is already loaded. */
export function provideAccountParts(given: AccountParts): void {
  parts = given;
}

/** Loads the layout code for logged-in visitors. */
export async function loadAccountParts(): Promise<AccountParts> {
  parts ??= await import(/* webpackChunkName: "calls-and-login" */ './account-menu.tsx');
  return parts;
}

/**
 * Returns the layout code for logged-in visitors; 'failed' if it cannot be loaded; null while it is loading or if the
 * visitor is not logged in.
 */
export function useAccountParts(isLoggedIn: boolean): AccountParts | 'failed' | null {
  const [loaded, setLoaded] = useState<AccountParts | 'failed' | null>(parts);
  const isMissing = isLoggedIn && loaded === null;

  useEffect(() => {
    if (isMissing) loadAccountParts().then(setLoaded, () => setLoaded('failed'));
  }, [isMissing]);

  return isLoggedIn ? loaded : null;
}
