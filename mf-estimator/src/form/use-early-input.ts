import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Passes on, once, the values in a form's fields when the script starts: a visitor may have typed before, and a
 * browser restores values after a reload. Returns the ref for the form.
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
