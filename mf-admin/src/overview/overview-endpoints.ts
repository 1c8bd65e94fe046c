import { siteEndpoints } from '@title24/remote-kit/runtime';
import { loadTasks } from './load-tasks.ts';

/** What the overview alone loads. */
export const useOverviewEndpoints = siteEndpoints((endpoints) => ({
  tasks: endpoints.combined(loadTasks),
}));
