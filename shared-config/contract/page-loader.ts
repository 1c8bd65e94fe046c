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
 * Function that combines public calls into the data of a page. It runs on the server, in the remote's renderer process,
 * and also in the browser after a navigation. The result must be representable as JSON. Null means that the page's
 * object does not exist. A call that finds nothing has the same meaning, unless the loader catches the error.
 */
export type PageLoader<Result = unknown> = (input: LoaderInput) => Promise<Result>;

/** Time limit of a loader on the server, in milliseconds. */
export const loaderLimitMs = 300;

/** Returns the key of a loader's result in the page's data. */
export const loaderKey = (pathname: string) => `loader:${pathname}`;
