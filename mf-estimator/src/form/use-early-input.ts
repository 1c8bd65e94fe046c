import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `take` once, after hydration, with the form's values. The visitor or the browser may have entered
 * values before hydration.
 * @returns the ref for the form
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
