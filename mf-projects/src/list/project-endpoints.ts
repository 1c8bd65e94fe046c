import { projects } from '@title24/remote-kit/rpc';
import { siteEndpoints } from '@title24/remote-kit/runtime';

/** What My Projects loads and changes. */
export const useProjectEndpoints = siteEndpoints((endpoints) => ({
  ownProjects: endpoints.query(projects.list),
}));
