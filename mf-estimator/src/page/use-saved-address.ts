import { usePageAddress } from '@title24/remote-kit/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { estimatorPath } from '../estimator-data.ts';
import { rememberEstimate } from '../memory/last-estimate.ts';

/**
 * Milliseconds from the last input to the update of the URL. Browsers limit how often the URL may change, so updates
 * must be rare.
 */
const debounceMs = 300;

/**
 * Keeps the URL in sync with the forms by replacing the history entry. `source` is the initial query of the forms.
 * `turn` counts URL changes from outside the forms, such as links to samples.
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
      // The visitor may have left the page in the meantime.
      if (location.pathname !== estimatorPath) return;
      written.current = query;
      // Keeps the state of the history entry, which belongs to the shell and the router.
      history.replaceState(history.state, '', query);
      rememberEstimate(query);
    }, debounceMs);
  }, []);

  return { ...start, write };
}
