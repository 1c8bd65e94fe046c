import type { DataRequest } from '@title24/remote-kit/contract';
import { useMountProps } from '@title24/remote-kit/runtime';
import { useCallback } from 'react';
import { waitUntilPublic } from './wait-until-public.ts';

/**
 * Reloads a request's data until `isUpdated` returns true, but stops after a few seconds. `isUpdated` returns
 * whether the response includes the change that was saved.
 */
type Refresh = <Answer>(request: DataRequest<Answer>, isUpdated: (answer: Answer) => boolean) => void;

/** Returns a function that reloads cached public data after a change. Failures are ignored. */
export function useRefresh(): Refresh {
  const { pageData } = useMountProps();
  return useCallback<Refresh>(
    (request, isUpdated) => {
      waitUntilPublic(() => pageData.load(request), isUpdated).catch(() => undefined);
    },
    [pageData],
  );
}
