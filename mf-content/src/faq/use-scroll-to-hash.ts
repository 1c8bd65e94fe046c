import { useEffect } from 'react';

/** Scrolls to the URL's anchor when `ready`, because answers may arrive after the browser has looked for the anchor. */
export function useScrollToHash(ready: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (ready && id) document.getElementById(id)?.scrollIntoView();
  }, [ready]);
}
