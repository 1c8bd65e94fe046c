import { configureStore } from '@reduxjs/toolkit';
import type { QueriesSource, RpcClient } from '../contract/index.ts';
import { createQueries } from '../queries/index.ts';

/**
 * Returns RTK Query as the shell provides it, with its own store. `forget` clears the store, as the shell
 * does after a logout.
 */
export function testQueries(rpc: Pick<RpcClient, 'call'>): QueriesSource & { readonly forget: () => void } {
  let forget: () => void = () => undefined;
  const queries = createQueries(rpc, (api) => {
    const store = configureStore({
      reducer: { [api.reducerPath]: api.reducer },
      middleware: (defaults) => defaults().concat(api.middleware),
    });
    forget = () => void store.dispatch(api.util.resetApiState());
    return store;
  });
  return { get: () => queries, load: async () => queries, forget };
}
