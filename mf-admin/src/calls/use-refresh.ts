import type { DataRequest } from '@title24/remote-kit/contract';
import { useMountProps } from '@title24/remote-kit/runtime';
import { useCallback } from 'react';
import { waitUntilPublic } from './wait-until-public.ts';

/** @param holds whether an answer has the change in it already */
type Refresh = <Answer>(request: DataRequest<Answer>, holds: (answer: Answer) => boolean) => void;

/**
 * Has the site's other pages show a change at once: asks again for public data that the shell keeps. A failure is not
 * the editor's concern; those pages ask again with the next full load.
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
