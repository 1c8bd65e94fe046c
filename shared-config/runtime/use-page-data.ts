import { useCallback, useEffect, useState } from 'react';
import { type DataRequest, dataKey } from '../contract/index.ts';
import { useMountProps } from './mount-props-context.ts';

/** State of a call's result on the page. */
export type PageDataState<Result> =
  | { readonly status: 'ready'; readonly data: Result }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

/**
 * Returns the result of a public call that this screen depends on. If the route declares the call in its `data`, the
 * server has rendered with it and the browser starts from the same result; otherwise the call is made here.
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
    // Depends on the key, as the request is a new object in each rendering.
  }, [key, pageData]);

  const data = pageData.get(key);
  const missing = data === undefined;
  useEffect(() => (missing ? load() : undefined), [missing, load]);

  if (!missing) return { status: 'ready', data: data as Result };
  if (failure?.key === key) return { status: 'failed', error: failure.error, retry: load };
  return { status: 'loading' };
}
