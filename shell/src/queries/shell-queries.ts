import { combineSlices, createListenerMiddleware } from '@reduxjs/toolkit';
import type { Queries, RpcClient } from '@title24/remote-kit/contract';
import { createQueries } from '@title24/remote-kit/queries';
import { loginChanged, reducers, type ShellStore } from '../store/store.ts';

/** Creates the query API in the shell's store. A logout removes the API's data. */
export function createShellQueries(store: ShellStore, rpc: Pick<RpcClient, 'call'>): Queries {
  return createQueries(rpc, (api) => {
    const listeners = createListenerMiddleware();
    listeners.startListening({
      actionCreator: loginChanged,
      effect({ payload }, { dispatch }) {
        if (!payload.status) dispatch(api.util.resetApiState());
      },
    });
    store.replaceReducer(combineSlices(reducers).inject(api) as never);
    store.addMiddleware(api.middleware);
    store.addMiddleware(listeners.middleware);
    return store;
  });
}
