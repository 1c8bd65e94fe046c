import { LoadingNote } from '@title24/ui';
import { createContext, type ReactNode, use, useEffect, useReducer, useState } from 'react';
import type { Queries } from '../contract/index.ts';
import { useMountProps } from './mount-props-context.ts';

const SiteApiContext = createContext<Queries['api'] | null>(null);

/** The shell's API. Throws outside of {@link WithQueries}. */
export function useSiteApi(): Queries['api'] {
  const api = use(SiteApiContext);
  if (!api) throw new Error('useSiteApi needs a WithQueries around it');
  return api;
}

interface Props {
  /** What shows until the code is there, which a page needs once. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Stands around what loads data for whoever is logged in. Throws if the code cannot be had: a fresh copy of the part tries again. */
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
