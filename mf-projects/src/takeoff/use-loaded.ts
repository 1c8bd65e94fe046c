import { useEffect, useReducer, useState } from 'react';

/** Loads a part of the page that few visits need. Null until it is there. @param load stays the same function */
export function useLoaded<Part>(load: () => Promise<Part>): {
  readonly loaded: Part | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  // In an object: a component is a function, and React calls a function that is set as state.
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isCurrent = true;
    setHasFailed(false);
    load().then(
      (part) => isCurrent && setLoaded({ part }),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  return { loaded: loaded?.part ?? null, hasFailed, retry };
}
