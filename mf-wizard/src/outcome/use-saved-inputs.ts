import { usePageAddress } from '@title24/remote-kit/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type EstimatorInputs, inputsOf, pathOf, stepQuery } from '../decision-tree/address.ts';

/** Milliseconds from the last input until the URL is updated. Browsers limit how often the URL can change. */
const debounceMs = 300;

/**
 * Keeps the estimator's fields for the outcome at `path` in the URL. Back, Forward, a reload and a copied link
 * therefore preserve them. The returned `keep` is stable between renders.
 */
export function useSavedInputs(path: string) {
  const { search } = usePageAddress();
  const [start] = useState(() => inputsOf(search));
  const [inputs, setInputs] = useState<EstimatorInputs>(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = useCallback(
    (typed: EstimatorInputs) => {
      setInputs(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // The visitor may have left the step in the meantime.
        if (pathOf(location.search) !== path) return;
        // The state of the history entry belongs to the shell and the router, so it must not change.
        history.replaceState(history.state, '', stepQuery(path, typed));
      }, debounceMs);
    },
    [path],
  );

  return { start, inputs, keep };
}
