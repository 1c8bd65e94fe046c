import type { PathParams } from './match-route.ts';
import type { RpcClient } from './rpc-client.ts';

/** What a loader gets. */
export interface LoaderInput {
  /** Values of the path's parameters: { id: 'ana' } for '/team/:id' at /team/ana. */
  readonly params: PathParams;
  /** Makes a public call of the site. Rejects with RpcError. */
  readonly call: RpcClient['call'];
}

/**
 * Joins public calls into the data of a page. It runs on the server, in the remote's renderer process, and in the browser
 * after a navigation. What it returns must survive JSON; null says that there is no such thing. A call that finds
 * nothing and is not caught says the same.
 */
export type PageLoader<Result = unknown> = (input: LoaderInput) => Promise<Result>;

/** Time limit of a loader on the server, in milliseconds. */
export const loaderLimitMs = 300;

/** Returns the key of a loader's result in the page's data. */
export const loaderKey = (pathname: string) => `loader:${pathname}`;
