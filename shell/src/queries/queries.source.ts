import type { Queries, QueriesSource, RpcClient } from '@title24/remote-kit/contract';
import type { ShellStore } from '../store/store.ts';

/** Creates a source that loads RTK Query for the first part that needs it. */
export function createQueriesSource(store: ShellStore, rpc: Pick<RpcClient, 'call'>): QueriesSource {
  let queries: Queries | undefined;
  let loading: Promise<Queries> | undefined;

  async function load(): Promise<Queries> {
    const { createShellQueries } = await import(/* webpackChunkName: "queries" */ './shell-queries.ts');
    queries = createShellQueries(store, rpc);
    return queries;
  }

  return {
    get: () => queries,
    load() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
