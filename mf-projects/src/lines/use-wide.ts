import { useSyncExternalStore } from 'react';

/** Minimum width for a grid, as in the style sheets. */
const wideWindow = '(width >= 993px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia?.(wideWindow);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Returns whether the window has room for a grid instead of cards. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(wideWindow).matches ?? false,
    () => false,
  );
}
