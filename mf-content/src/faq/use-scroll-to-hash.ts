import { useEffect } from 'react';

/** Goes to the address's anchor once it is there: answers may arrive after the browser has looked for it. */
export function useScrollToHash(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
