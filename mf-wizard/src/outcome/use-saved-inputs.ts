import { usePageAddress } from '@title24/remote-kit/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type EstimatorInputs, inputsOf, pathOf, stepQuery } from '../decision-tree/address.ts';

/** Milliseconds from the last input until the URL is updated. Browsers limit how often a URL can change. */
const debounceMs = 300;

/**
 * Stores the estimator's fields in the URL of the outcome at `path` in the decision tree. The returned `save` is the
 * same function until `path` changes.
 */
export function useSavedInputs(path: string) {
  const { search } = usePageAddress();
  const [start] = useState(() => inputsOf(search));
  const [inputs, setInputs] = useState<EstimatorInputs>(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const save = useCallback(
    (typed: EstimatorInputs) => {
      setInputs(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (pathOf(location.search) !== path) return;
        // The shell and the router use the history entry's state, so it must not change.
        history.replaceState(history.state, '', stepQuery(path, typed));
      }, debounceMs);
    },
    [path],
  );

  return { start, inputs, save };
}
