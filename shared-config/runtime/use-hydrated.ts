import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the script has taken over: false on the server and while its HTML is taken over as it stands, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
