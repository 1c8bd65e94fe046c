import { usePageAddress } from '@title24/remote-kit/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type EstimatorInputs, inputsOf, pathOf, stepQuery } from '../decision-tree/address.ts';

/**
 * Milliseconds from the last input to the update of the URL. Browsers limit how often the URL may change, so updates
 * must be rare.
 */
const debounceMs = 300;

/**
 * Keeps the estimator's input for the outcome at `path` in the URL. Back, Forward, a reload and a copied link
 * therefore preserve the input. The returned `keep` is stable between renders.
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
        // Keeps the state of the history entry, which belongs to the shell and the router.
        history.replaceState(history.state, '', stepQuery(path, typed));
      }, debounceMs);
    },
    [path],
  );

  return { start, inputs, keep };
}
