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
    if (!form.current) return;
    // The form has no files, so all values are strings.
    const typed = new FormData(form.current) as Iterable<[string, unknown]> as Iterable<[string, string]>;
    handOver(new URLSearchParams([...typed]));
  }, []);
  return form;
}
