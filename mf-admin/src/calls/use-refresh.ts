import type { DataRequest } from '@title24/shared-config/contract';
import { useMountProps } from '@title24/shared-config/runtime';
import { useCallback } from 'react';

/**
 * Has the site's other pages show a change at once: asks anew for public data that the shell keeps. A failure is not
 * the editor's concern; those pages ask again with the next full load.
 */
export function useRefresh(): (...requests: readonly DataRequest[]) => void {
  const { pageData } = useMountProps();
  return useCallback(
    (...requests) => {
      for (const request of requests) pageData.load(request).catch(() => undefined);
    },
    [pageData],
  );
}
