import { startTransition, useEffect, useState } from 'react';

/** Milliseconds for which a value must stay unchanged to count as settled. */
const settledMs = 250;

/**
 * Returns the last value that stayed unchanged for {@link settledMs}. For results that are too expensive to compute
 * on each key press.
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
