import { dataKey } from '@title24/remote-kit/contract';
import { CachedResult } from './cached-result.ts';
import type { ContentCache } from './content-cache.ts';
import type { RpcMethod } from './method.ts';
import { methodNotFound } from './protocol/rpc-fault.ts';
import type { RpcParams } from './protocol/rpc-message.ts';

/**
 * Methods under /rpc/public, by service and method name. Their results depend only on the params and the site's
 * content.
 */
export type PublicServices = ReadonlyMap<string, ReadonlyMap<string, RpcMethod>>;

/**
 * Calls a public method without HTTP. Results are cached until the content changes; callers share them and must not
 * modify them. Rejects with RpcFault -32601 if the method does not exist, or with the method's error.
 */
export type CallPublic = (service: string, method: string, params?: RpcParams) => Promise<unknown>;

/** Returns a {@link CallPublic} that returns each result as a {@link CachedResult}. */
export function createPublicAnswerer(
  services: PublicServices,
  cache: ContentCache<CachedResult>,
): CallPublic {
  return async (service, method, params) => {
    const found = services.get(service)?.get(method);
    if (!found) throw methodNotFound();
    const key = dataKey({ service, method, ...(params && { params: params as Record<string, unknown> }) });
    return cache.get(key, async (revision) => new CachedResult(await found.run(params), revision));
  };
}

/** Returns a {@link CallPublic} that returns the values of cached results. */
export function createPublicCaller(answer: CallPublic): CallPublic {
  return async (service, method, params) => {
    const result = await answer(service, method, params);
    return result instanceof CachedResult ? result.value : result;
  };
}
