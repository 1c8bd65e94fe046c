import { useEffect } from 'react';

/** Scrolls to the URL's anchor once `ready` is true, because the answers can load after the page. */
export function useScrollToHash(ready: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (ready && id) document.getElementById(id)?.scrollIntoView();
  }, [ready]);
}
