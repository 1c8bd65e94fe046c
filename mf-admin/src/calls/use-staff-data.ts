import type { ParamsArgument, RpcMethod } from '@title24/shared-config/rpc';
import { useCallback } from 'react';
import { type Loaded, useLoaded } from './use-loaded.ts';

/** The result of one call under /rpc/2.0. */
export function useStaffData<Params, Result>(
  method: RpcMethod<Params, Result>,
  ...params: ParamsArgument<Params>
): Loaded<Result> {
  // The text stands for the params, whose identity changes with each render.
  const key = JSON.stringify(params);
  return useLoaded(
    useCallback((rpc) => rpc.call(method, ...(JSON.parse(key) as ParamsArgument<Params>)), [method, key]),
  );
}
