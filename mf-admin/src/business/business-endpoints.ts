import { business } from '@title24/remote-kit/rpc';
import { siteEndpoints } from '@title24/remote-kit/runtime';
import { loadTasks } from './load-tasks.ts';

/** Returns the endpoints that only the business page uses. */
export const useBusinessEndpoints = siteEndpoints((endpoints) => ({
  tasks: endpoints.combined(loadTasks),
  figures: endpoints.query(business.figures),
}));
