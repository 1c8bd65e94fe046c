import { useEffect } from 'react';

/**
 * Scrolls to the URL's anchor when `ready` becomes true, because the browser looks for the anchor before the answers
 * are loaded.
 */
export function useScrollToHash(ready: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (ready && id) document.getElementById(id)?.scrollIntoView();
  }, [ready]);
}
