import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Answer<Result> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly data: Result };

export interface Asked<Result> {
  readonly answer: Answer<Result>;
  /** Asks again; what is there stays until the answer comes. */
  readonly reload: () => void;
  /** Puts what another call has answered in place of it. */
  readonly replace: (data: Result) => void;
}

interface Options {
  /** Asks again each time the reader comes back to this tab. */
  readonly onReturn?: boolean;
}

/** What a call answers; asked again when the key changes. An answer that another one has overtaken is dropped. */
export function useAnswer<Result>(
  key: string,
  load: () => Promise<Result>,
  { onReturn = false }: Options = {},
): Asked<Result> {
  const [kept, setKept] = useState<{ readonly key: string; readonly answer: Answer<Result> } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(load);

  // A new attempt asks again.
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
