import { useSyncExternalStore } from 'react';

/** Minimum width for a grid, as in the style sheets. */
const wideWindow = '(width >= 993px)';

let known: MediaQueryList | undefined;

/** Creates the query once, because each new query makes the browser update all styles. */
function query(): MediaQueryList | undefined {
  known ??= window.matchMedia?.(wideWindow);
  return known;
}

function subscribe(changed: () => void): () => void {
  query()?.addEventListener('change', changed);
  return () => query()?.removeEventListener('change', changed);
}

/** Returns whether the window has room for a grid instead of cards. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
}
