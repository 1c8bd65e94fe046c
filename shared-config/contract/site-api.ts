import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { RpcMethod } from '@title24/shared-domain/rpc';
import { isRpcError, type RpcClient, type RpcError } from './rpc-client.ts';

/** A call of the site's JSON-RPC interface. */
export interface SiteCall {
  readonly method: RpcMethod<never, unknown>;
  readonly params: unknown;
}

/** Topics of cached results. A change to a topic reloads the topic's results. */
const siteTags = ['Accounts', 'Mail', 'Products', 'RegistryTokens', 'Remotes'] as const;

/**
 * Creates the cache of API results for the logged-in user. Remotes add their endpoints. A cached result is shown
 * immediately, and is reloaded whenever a component starts to show it.
 */
export function createSiteApi(rpc: Pick<RpcClient, 'call'>) {
  const baseQuery: BaseQueryFn<SiteCall, unknown, RpcError> = async ({ method, params }) => {
    try {
      return { data: await rpc.call(method, params as never) };
    } catch (error) {
      if (isRpcError(error)) return { error: plain(error) };
      throw error;
    }
  };
  return createApi({
    reducerPath: 'site',
    baseQuery,
    tagTypes: siteTags,
    refetchOnMountOrArgChange: true,
    endpoints: () => ({}),
  });
}

/** Returns the error as a plain object, because a Redux store may contain only plain values. */
function plain({ name, message, code, fields, data }: RpcError): RpcError {
  return { name, message, code, fields, data };
}
