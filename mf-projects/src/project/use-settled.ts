import { startTransition, useEffect, useState } from 'react';

/** A value is settled after this many milliseconds without a change. */
const settledMs = 250;

/**
 * Returns the latest settled value (see {@link settledMs}), for results that are too expensive to compute on each key
 * press.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return undefined;
    const timer = setTimeout(() => startTransition(() => setSettled(value)), settledMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return settled;
}
