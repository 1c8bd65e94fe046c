import { useSyncExternalStore } from 'react';

/** Minimum width for a grid of lines; the style sheets have this width too. */
const wideWindow = '(width >= 993px)';

function subscribe(changed: () => void): () => void {
  const query = window.matchMedia?.(wideWindow);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Whether the window has room for a grid; on a phone lines are cards. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(wideWindow).matches ?? false,
    () => false,
  );
}
