import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Answer<Result> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly data: Result };

export interface Asked<Result> {
  readonly answer: Answer<Result>;
  /** Loads again; the current data stays until the response arrives. */
  readonly reload: () => void;
  /** Replaces the data with the result of another call. */
  readonly replace: (data: Result) => void;
}

interface Options {
  /** Loads again each time the user returns to this tab. */
  readonly onReturn?: boolean;
}

/** Loads the result of a call, and again when the key changes. An outdated response is dropped. */
export function useAnswer<Result>(
  key: string,
  load: () => Promise<Result>,
  { onReturn = false }: Options = {},
): Asked<Result> {
  const [kept, setKept] = useState<{ readonly key: string; readonly answer: Answer<Result> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(load);

  // A new attempt loads again.
  useEffect(() => {
    let isCurrent = true;
    ask().then(
      (data) => isCurrent && setKept({ key, answer: { status: 'ready', data } }),
      (error: unknown) =>
        isCurrent &&
        setKept((before) =>
          before?.key === key && before.answer.status === 'ready'
            ? before
            : { key, answer: { status: 'failed', error } },
        ),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const replace = useCallback((data: Result) => setKept({ key, answer: { status: 'ready', data } }), [key]);
  useEffect(() => {
    if (!onReturn) return;
    const look = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [onReturn, reload]);

  return { answer: kept?.key === key ? kept.answer : { status: 'loading' }, reload, replace };
}
