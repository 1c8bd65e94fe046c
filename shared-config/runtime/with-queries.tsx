import { LoadingNote } from '@title24/ui';
import { createContext, type ReactNode, use, useEffect, useReducer, useState } from 'react';
import type { Queries } from '../contract/index.ts';
import { useMountProps } from './mount-props-context.ts';

const SiteApiContext = createContext<Queries['api'] | null>(null);

/**
 * Returns the shell's query API.
 * @throws Error outside {@link WithQueries}
 */
export function useSiteApi(): Queries['api'] {
  const api = use(SiteApiContext);
  if (!api) throw new Error('useSiteApi must be used inside WithQueries');
  return api;
}

interface Props {
  /** Content to show until the API's code is loaded, which happens once per page. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Provides the shell's query API to `children`. Throws if the API's code cannot be loaded. The next mount tries again.
 */
export function WithQueries({ fallback = <LoadingNote />, children }: Props) {
  const source = useMountProps().queries;
  const queries = source.get();
  const isMissing = queries === undefined;
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (isMissing) source.load().then(showLoaded, (error: unknown) => setFailure({ error }));
  }, [isMissing, source]);

  if (queries)
    return (
      <queries.Queries>
        <SiteApiContext value={queries.api}>{children}</SiteApiContext>
      </queries.Queries>
    );
  if (failure) throw failure.error;
  return fallback;
}
