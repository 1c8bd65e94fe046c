import { isRpcError } from '@title24/remote-kit/contract';
import { account as accountMethods, orders, projects } from '@title24/remote-kit/rpc';
import { siteEndpoints } from '@title24/remote-kit/runtime';

/** Returns the endpoints of the account page. */
export const useAccountEndpoints = siteEndpoints((endpoints) => ({
  /** Loads everything on the page together. Projects and orders that cannot be loaded are null. */
  ownAccount: endpoints.combined(async (call) => {
    const [account, submissions, ownProjects, ownOrders] = await Promise.all([
      call(accountMethods.load),
      call(accountMethods.submissions),
      call(projects.list, { page: 1 }).catch(nullIfCallFailed),
      call(orders.list, { page: 1 }).catch(nullIfCallFailed),
    ]);
    return { account, submissions, projects: ownProjects, orders: ownOrders?.items ?? null };
  }),
}));

/** Returns null for a failed call. @throws any other error */
function nullIfCallFailed(error: unknown): null {
  if (isRpcError(error)) return null;
  throw error;
}
