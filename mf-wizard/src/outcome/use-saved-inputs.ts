import { usePageAddress } from '@title24/remote-kit/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type EstimatorInputs, inputsOf, pathOf, stepQuery } from '../decision-tree/address.ts';

/**
 * Milliseconds from the last input to the update of the URL. The delay is necessary because browsers limit how often
 * the URL may change.
 */
const debounceMs = 300;

/**
 * Keeps the estimator's input for the outcome at `path` in the URL, so that it is preserved by Back, Forward, a reload
 * and a copied link. The returned `keep` is stable between renders.
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
        // The shell and the router own the state of the history entry, so it is kept.
        history.replaceState(history.state, '', stepQuery(path, typed));
      }, debounceMs);
    },
    [path],
  );

  return { start, inputs, keep };
}
