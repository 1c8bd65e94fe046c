import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns whether the part is interactive: false on the server and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
