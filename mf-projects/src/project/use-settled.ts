import { startTransition, useEffect, useState } from 'react';

/** Milliseconds without a change after which a value counts as settled. */
const settledMs = 250;

/**
 * Returns a value as it was when it last stayed the same for a moment: for what is too much work for each key press and
 * is not watched while typing.
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
