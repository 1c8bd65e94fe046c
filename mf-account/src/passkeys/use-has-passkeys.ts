import { useEffect, useState } from 'react';
import { hasPasskeys } from './ceremony.ts';

/** Returns whether the browser supports passkeys; false on the server and during hydration. */
export function useHasPasskeys(): boolean {
  const [isSupported, setIsSupported] = useState(false);
  useEffect(() => setIsSupported(hasPasskeys()), []);
  return isSupported;
}
