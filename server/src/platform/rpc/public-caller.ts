import { dataKey } from '@title24/shared-config/contract';
import type { ContentCache } from './content-cache.ts';
import { KeptResult } from './kept-result.ts';
import { findMethod, type RpcServices } from './method.ts';
import type { RpcParams } from './protocol/rpc-message.ts';

/**
 * Calls a public method within this process, without HTTP; results that depend on content alone are kept until it
 * changes and are shared, so they must not be modified.
 * Rejects with RpcFault as the method does.
 */
export type CallPublic = (service: string, method: string, params?: RpcParams) => Promise<unknown>;

/** As {@link CallPublic}; what is kept comes as a {@link KeptResult}. */
export function createPublicAnswerer(services: RpcServices, cache: ContentCache<KeptResult>): CallPublic {
  return async (service, method, params) => {
    const found = findMethod(services, service, method);
    if (!found.cacheable) return found.run(params);
    const key = dataKey({ service, method, ...(params && { params: params as Record<string, unknown> }) });
    return cache.get(key, async () => new KeptResult(await found.run(params)));
  };
}

export function createPublicCaller(answer: CallPublic): CallPublic {
  return async (service, method, params) => {
    const result = await answer(service, method, params);
    return result instanceof KeptResult ? result.value : result;
  };
}
