import { isMissingCode } from '@title24/shared-domain/rpc';
import { useCallback, useEffect, useState } from 'react';
import { type DataRequest, dataKey } from '../contract/index.ts';
import { useMountProps } from './mount-props-context.ts';

/** State of a call's result on the page. */
export type PageDataState<Result> =
  | { readonly status: 'ready'; readonly data: Result }
  | { readonly status: 'loading' }
  /** The call reported that the requested object does not exist. */
  | { readonly status: 'missing'; readonly retry: () => void }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

/**
 * Returns the result of a public call. If the route declares the call in its `data`, server and browser start
 * with the same result. Otherwise, the browser makes the call.
 */
export function usePageData<Result>(request: DataRequest<Result>): PageDataState<Result> {
  const { pageData } = useMountProps();
  const key = dataKey(request);
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null);
  const [, setLoaded] = useState(0);
  const load = useCallback(() => {
    let current = true;
    setFailure(null);
    pageData.load(request).then(
      () => current && setLoaded((count) => count + 1),
      (error: unknown) => current && setFailure({ key, error }),
    );
    return () => {
      current = false;
    };
    // The request may be a new object in each rendering, so `load` depends on the key instead.
  }, [key, pageData]);

  const data = pageData.get(key);
  const isUnknown = data === undefined;
  useEffect(() => (isUnknown ? load() : undefined), [isUnknown, load]);

  const error = failure?.key === key ? failure.error : null;
  if (data === null || isMissingCode((error as { readonly code?: unknown } | null)?.code))
    return { status: 'missing', retry: load };
  if (!isUnknown) return { status: 'ready', data: data as Result };
  return error ? { status: 'failed', error, retry: load } : { status: 'loading' };
}
