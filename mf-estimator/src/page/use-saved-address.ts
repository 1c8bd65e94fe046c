import { usePageAddress } from '@title24/remote-kit/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { estimatorPath } from '../estimator-data.ts';
import { rememberEstimate } from '../memory/last-estimate.ts';

/**
 * The address is updated after typing has paused for this many milliseconds; browsers limit how often it may change.
 */
const debounceMs = 300;

/**
 * Keeps the address in sync with the forms by replacing the history entry. `source` is the query that the forms start
 * from; `turn` counts how often something else changed the address, such as a link to a sample.
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
      // A navigation may have started in the meantime.
      if (location.pathname !== estimatorPath) return;
      written.current = query;
      // The entry's state belongs to the shell and the router.
      history.replaceState(history.state, '', query);
      rememberEstimate(query);
    }, debounceMs);
  }, []);

  return { ...start, write };
}
