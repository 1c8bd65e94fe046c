import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { RpcMethod } from './rpc/method.ts';
import { isRpcError, type RpcClient, type RpcError } from './rpc-client.ts';

/** One call of the site's JSON-RPC interface. */
export interface SiteCall {
  readonly method: RpcMethod<never, unknown>;
  readonly params: unknown;
}

/** What answers are about, so that a change has those asked for again that it is about. */
const siteTags = ['Accounts', 'Mail', 'Products', 'RegistryTokens', 'Remotes'] as const;

/**
 * The cache of what calls for whoever is logged in have answered. Each remote adds endpoints of its own. What is there shows
 * at once, and each showing asks again.
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

/** A store keeps plain values alone. */
function plain({ name, message, code, fields, data }: RpcError): RpcError {
  return { name, message, code, fields, data };
}
