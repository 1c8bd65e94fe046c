import type { DataRequest } from '@title24/shared-config/contract';
import { useCallback } from 'react';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** The result of one call under /rpc/2.0. */
export function useStaffData<Result>(request: DataRequest): Loaded<Result> {
  // The text stands for the request, whose identity changes with each render.
  const key = JSON.stringify(request);
  return useLoaded(useCallback((rpc) => rpc.call<Result>(JSON.parse(key) as DataRequest), [key]));
}
