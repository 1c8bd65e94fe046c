import { account as accountMethods, orders, projects } from '@title24/remote-kit/rpc';
import { siteEndpoints } from '@title24/remote-kit/runtime';

/** Returns the endpoints of the account page. */
export const useAccountEndpoints = siteEndpoints((endpoints) => ({
  ownAccount: endpoints.combined(async (call) => {
    const [account, submissions] = await Promise.all([
      call(accountMethods.load),
      call(accountMethods.submissions),
    ]);
    return { account, submissions };
  }),
  ownProjects: endpoints.combined((call) => call(projects.list, { page: 1 })),
  ownOrders: endpoints.combined((call) => call(orders.list, { page: 1 })),
}));
