import { isMissingCode } from '@title24/shared-domain/rpc';
import { isRpcError, type PageLoader, paramsOf, type RpcClient } from '../contract/index.ts';

/**
 * Runs the loader of a page. Returns null if the loader finds no data for the page's path.
 * @param route - the route's path, such as '/answers/:id', and the page's path without its query
 */
export async function runLoader<Result>(
  load: PageLoader<Result>,
  { path, pathname }: { readonly path: string; readonly pathname: string },
  call: RpcClient['call'],
): Promise<Result | null> {
  try {
    return (await load({ params: paramsOf({ path }, pathname), call })) ?? null;
  } catch (error) {
    if (isRpcError(error) && isMissingCode(error.code)) return null;
    throw error;
  }
}
