import { useCallback, useEffect, useState } from 'react';
import { loaderKey, type PageLoader } from '../contract/index.ts';
import { useMountProps } from './mount-props-context.ts';
import { usePageAddress } from './page-address.tsx';
import { runLoader } from './run-loader.ts';
import { useHydrated } from './use-hydrated.ts';
import type { PageDataState } from './use-page-data.ts';

interface Outcome {
  readonly pathname: string;
  readonly data?: unknown;
  readonly error?: unknown;
}

/**
 * Returns the result of the route's `loader`. The loader runs in the browser after a navigation, or if the server
 * sent no result. Until the loader ends, the hook returns the server's result for the page's URL, if any.
 * @param path - the path of the screen's route
 * @public
 */
export function usePageLoader<Result>(path: string, load: PageLoader<Result>): PageDataState<Result> {
  const { pageData, rpc } = useMountProps();
  const { pathname } = usePageAddress();
  const [own, setOwn] = useState<Outcome | null>(null);
  const run = useCallback(() => {
    let isCurrent = true;
    runLoader(load, { path, pathname }, rpc.call).then(
      (data) => isCurrent && setOwn({ pathname, data }),
      (error: unknown) => isCurrent && setOwn({ pathname, error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, path, pathname, rpc]);

  const served = pageData.get(loaderKey(pathname));
  const isServed = served !== undefined;
  const isHydrated = useHydrated();
  const [isFirstPage] = useState(!isHydrated);
  useEffect(() => (isServed && isFirstPage ? undefined : run()), [isServed, isFirstPage, run]);

  // This screen's own result is newer than the server's.
  const outcome = own?.pathname === pathname ? own : isServed ? { pathname, data: served } : null;
  if (!outcome) return { status: 'loading' };
  if ('error' in outcome) return { status: 'failed', error: outcome.error, retry: run };
  return outcome.data === null
    ? { status: 'missing', retry: run }
    : { status: 'ready', data: outcome.data as Result };
}
