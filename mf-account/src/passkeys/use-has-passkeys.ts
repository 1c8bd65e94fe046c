import { useEffect, useState } from 'react';
import { hasPasskeys } from './ceremony.ts';

/** Whether the browser supports passkeys; false until the page is live, as on the server. */
export function useHasPasskeys(): boolean {
  const [isSupported, setIsSupported] = useState(false);
  useEffect(() => setIsSupported(hasPasskeys()), []);
  return isSupported;
}
