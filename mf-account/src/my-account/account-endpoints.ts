import { account as accountMethods, projects } from '@title24/shared-config/rpc';
import { siteEndpoints } from '@title24/shared-config/runtime';

/** What the account page loads of who is logged in. */
export const useAccountEndpoints = siteEndpoints((endpoints) => ({
  ownAccount: endpoints.combined(async (call) => {
    const [account, submissions] = await Promise.all([
      call(accountMethods.load),
      call(accountMethods.submissions),
    ]);
    return { account, submissions };
  }),
  ownProjects: endpoints.combined((call) => call(projects.list, { page: 1 })),
}));
