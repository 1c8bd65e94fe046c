import { useEffect } from 'react';

/**
 * Scrolls to the URL's anchor when `ready` becomes true. Answers may load after the browser's own attempt to scroll
 * there.
 */
export function useScrollToHash(ready: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (ready && id) document.getElementById(id)?.scrollIntoView();
  }, [ready]);
}
