import { useEffect } from 'react';

/** Calls `refresh` each time the reader comes back to this tab. */
export function useVisibleAgain(refresh: () => void): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);
}
