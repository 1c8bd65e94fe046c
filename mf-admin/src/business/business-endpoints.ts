import { siteEndpoints } from '@title24/remote-kit/runtime';
import { loadTasks } from './load-tasks.ts';

/** Endpoints of the overview page only. */
export const useOverviewEndpoints = siteEndpoints((endpoints) => ({
  tasks: endpoints.combined(loadTasks),
}));
