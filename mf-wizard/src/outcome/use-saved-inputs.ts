import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type EstimatorInputs, inputsOf, pathOf, stepQuery } from '../decision-tree/address.ts';

/** The address follows once typing rests for this many milliseconds; browsers limit how often it may change. */
const debounceMs = 300;

/**
 * What was typed into the estimator of the outcome at `path`, kept in the address of its history entry: it survives Back,
 * Forward, a reload and a copied link. `keep` never changes.
 */
export function useSavedInputs(path: string) {
  const { search } = useLocation();
  const [start] = useState(() => inputsOf(search));
  const [inputs, setInputs] = useState<EstimatorInputs>(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = useCallback(
    (typed: EstimatorInputs) => {
      setInputs(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // A navigation may have begun meanwhile.
        if (pathOf(location.search) !== path) return;
        // The entry's state is the shell's and the router's.
        history.replaceState(history.state, '', stepQuery(path, typed));
      }, debounceMs);
    },
    [path],
  );

  return { start, inputs, keep };
}
