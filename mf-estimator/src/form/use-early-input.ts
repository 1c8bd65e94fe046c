import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Hands over, once, what a form's fields hold when the script takes over: a visitor may have typed before, and a browser
 * fills in again what was there before a reload. Returns the ref for the form.
 */
export function useEarlyInput(take: (typed: URLSearchParams) => void) {
  const form = useRef<HTMLFormElement>(null);
  const handOver = useEffectEvent(take);
  useEffect(() => {
    const typed = new URLSearchParams();
    if (!form.current) return;
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string') typed.append(name, value);
    }
    handOver(typed);
  }, []);
  return form;
}
