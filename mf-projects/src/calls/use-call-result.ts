import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type CallResult<Result> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'ready'; readonly data: Result };

export interface ReloadableResult<Result> {
  readonly result: CallResult<Result>;
  /** Loads the data again. The current data stays visible until new data arrives. */
  readonly reload: () => void;
  /** Replaces the data with another call's result. */
  readonly replace: (data: Result) => void;
}

interface Options {
  /** Loads the data again when the user returns to this tab. */
  readonly onReturn?: boolean;
}

/** Returns the result of the call `load`. A new `key` repeats the call. Responses to earlier calls are ignored. */
export function useCallResult<Result>(
  key: string,
  load: () => Promise<Result>,
  { onReturn = false }: Options = {},
): ReloadableResult<Result> {
  const [kept, setKept] = useState<{ readonly key: string; readonly result: CallResult<Result> } | null>(
    null,
  );
  const [attempt, setAttempt] = useState(0);
  const request = useEffectEvent(load);

  useEffect(() => {
    let isCurrent = true;
    request().then(
      (data) => isCurrent && setKept({ key, result: { status: 'ready', data } }),
      (error: unknown) =>
        isCurrent &&
        setKept((before) =>
          before?.key === key && before.result.status === 'ready'
            ? before
            : { key, result: { status: 'failed', error } },
        ),
    );
    return () => {
      isCurrent = false;
    };
  }, [key, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const replace = useCallback((data: Result) => setKept({ key, result: { status: 'ready', data } }), [key]);
  useEffect(() => {
    if (!onReturn) return;
    const reloadIfVisible = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', reloadIfVisible);
    return () => document.removeEventListener('visibilitychange', reloadIfVisible);
  }, [onReturn, reload]);

  return { result: kept?.key === key ? kept.result : { status: 'loading' }, reload, replace };
}
