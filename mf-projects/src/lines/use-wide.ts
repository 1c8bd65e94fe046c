import { useSyncExternalStore } from 'react';

/** Minimum window width for a grid of lines. The style sheets use the same width. */
const wideWindow = '(width >= 993px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia?.(wideWindow);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Returns whether the window has room for a grid. Narrow windows show lines as cards. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(wideWindow).matches ?? false,
    () => false,
  );
}
