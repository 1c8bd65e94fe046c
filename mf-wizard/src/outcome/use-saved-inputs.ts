import { usePageAddress } from '@title24/remote-kit/runtime';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type EstimatorInputs, inputsOf, pathOf, stepQuery } from '../decision-tree/address.ts';

/**
 * The address is updated after typing has paused for this many milliseconds; browsers limit how often it may change.
 */
const debounceMs = 300;

/**
 * Keeps what was typed into the estimator of the outcome at `path` in the address of its history entry, so that it
 * survives Back, Forward, a reload and a copied link. `keep` is stable between renders.
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
        // A navigation may have started in the meantime.
        if (pathOf(location.search) !== path) return;
        // The entry's state belongs to the shell and the router.
        history.replaceState(history.state, '', stepQuery(path, typed));
      }, debounceMs);
    },
    [path],
  );

  return { start, inputs, keep };
}
