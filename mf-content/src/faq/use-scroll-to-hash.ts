import { useEffect } from 'react';

/** Scrolls to the address's anchor once it exists: answers may arrive after the browser has looked for it. */
export function useScrollToHash(ready: boolean): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (ready && id) document.getElementById(id)?.scrollIntoView();
  }, [ready]);
}
