import type { PathParams } from './match-route.ts';
import type { RpcClient } from './rpc-client.ts';

/** Input of a page's loader. */
export interface LoaderInput {
  /** Values of the path's parameters: { id: 'ana' } for '/team/:id' at /team/ana. */
  readonly params: PathParams;
  /** Calls a public method of the site. Rejects with RpcError. */
  readonly call: RpcClient['call'];
}

/**
 * Combines public calls into a page's data, which must be representable as JSON. Runs on the server, and in the browser
 * after a navigation or if the server has no result. Null, or an uncaught 'not found' error of a call, means that the
 * page's object does not exist.
 */
export type PageLoader<Result = unknown> = (input: LoaderInput) => Promise<Result>;

/** Milliseconds that a loader may take on the server. */
export const loaderLimitMs = 300;

/** Returns the key of a loader's result in the page's data. */
export const loaderKey = (pathname: string) => `loader:${pathname}`;
