import { useEffect, useState } from 'react';
import { type AccountParts, accountParts, loadAccountParts } from './account-parts.loader.ts';

/**
 * Returns the layout code for logged-in visitors; 'failed' if it cannot be loaded; null while it is loading or if the
 * visitor is not logged in.
 */
export function useAccountParts(isLoggedIn: boolean): AccountParts | 'failed' | null {
  const [loaded, setLoaded] = useState<AccountParts | 'failed' | null>(accountParts);
  const isMissing = isLoggedIn && loaded === null;

  useEffect(() => {
    if (isMissing) loadAccountParts().then(setLoaded, () => setLoaded('failed'));
  }, [isMissing]);

  return isLoggedIn ? loaded : null;
}
