import { business } from '@title24/remote-kit/rpc';
import { siteEndpoints } from '@title24/remote-kit/runtime';
import { loadTasks } from './load-tasks.ts';

/** Endpoints of the business page only. */
export const useBusinessEndpoints = siteEndpoints((endpoints) => ({
  tasks: endpoints.combined(loadTasks),
  figures: endpoints.query(business.figures),
}));
