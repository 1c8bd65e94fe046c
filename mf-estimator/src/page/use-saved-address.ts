import { usePageAddress } from '@title24/remote-kit/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { estimatorPath } from '../estimator-data.ts';
import { rememberEstimate } from '../memory/last-estimate.ts';

/** Milliseconds from the last input until the URL is updated. Browsers limit how often a URL can change. */
const debounceMs = 300;

/**
 * Keeps the URL in sync with the forms.
 * @returns `source`, the forms' initial query; `turn`, how often something other than the forms, such as a link to a
 * sample, has changed the URL; and `write`, which updates the URL and stores the estimate after a delay
 */
export function useSavedAddress() {
  const { search } = usePageAddress();
  const [start, setStart] = useState({ source: search, turn: 0 });
  const written = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    clearTimeout(timer.current);
    setStart(({ turn }) => ({ source: search, turn: turn + 1 }));
  }, [search]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback((query: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (location.pathname !== estimatorPath) return;
      written.current = query;
      // The shell and the router use the history entry's state, so it must not change.
      history.replaceState(history.state, '', query);
      rememberEstimate(query);
    }, debounceMs);
  }, []);

  return { ...start, write };
}
