import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { estimatorPath } from '../estimator-data.ts';
import { rememberEstimate } from '../memory/last-estimate.ts';

/** The address follows once typing rests for this many milliseconds; browsers limit how often it may change. */
const debounceMs = 300;

/**
 * Keeps the address in step with the forms, by replacing the history entry. `source` is the query that the forms start
 * from; `turn` counts how often the address was changed by something else, such as a link to a sample.
 */
export function useSavedAddress() {
  const { search } = useLocation();
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
      // A navigation may have begun meanwhile.
      if (location.pathname !== estimatorPath) return;
      written.current = query;
      // The entry's state is the shell's and the router's.
      history.replaceState(history.state, '', query);
      rememberEstimate(query);
    }, debounceMs);
  }, []);

  return { ...start, write };
}
