import { useHydrated } from '@title24/shared-config/runtime';
import { hasPasskeys } from './ceremony.ts';

/** Whether the browser has passkeys; false until the page is live, as on the server. */
export function useHasPasskeys(): boolean {
  return useHydrated() && hasPasskeys();
}
