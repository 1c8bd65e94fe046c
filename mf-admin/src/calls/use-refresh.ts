import type { DataRequest } from '@title24/remote-kit/contract';
import { useMountProps } from '@title24/remote-kit/runtime';
import { useCallback } from 'react';
import { waitUntilPublic } from './wait-until-public.ts';

/** @param holds returns whether an answer already includes the change */
type Refresh = <Answer>(request: DataRequest<Answer>, holds: (answer: Answer) => boolean) => void;

/**
 * Makes the site's other pages show a change immediately by reloading public data that the shell caches. A failure
 * does not concern the editor; those pages reload the data on the next full load.
 */
export function useRefresh(): Refresh {
  const { pageData } = useMountProps();
  return useCallback<Refresh>(
    (request, holds) => {
      waitUntilPublic(() => pageData.load(request), holds).catch(() => undefined);
    },
    [pageData],
  );
}
