import type { Store } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { createElement } from 'react';
import { Provider } from 'react-redux';
import type { Queries } from '../contract/queries.ts';
import type { RpcClient } from '../contract/rpc-client.ts';
import { createSiteApi } from '../contract/site-api.ts';

/**
 * Returns the site's API and its React provider.
 * @param connect - returns a store with `api.reducer` and `api.middleware`
 */
export function createQueries(
  rpc: Pick<RpcClient, 'call'>,
  connect: (api: ReturnType<typeof createSiteApi>) => Store,
): Queries {
  const api = createSiteApi(rpc);
  const store = connect(api);
  // Queries with refetchOnFocus reload when the user returns from another tab, but not on each click into the window.
  setupListeners(store.dispatch, (dispatch, { onFocus }) => {
    const look = () => {
      if (document.visibilityState === 'visible') dispatch(onFocus());
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  });
  return {
    api,
    Queries: ({ children }) => createElement(Provider, { store, children }),
  };
}
