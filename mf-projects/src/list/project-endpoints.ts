import { projects } from '@title24/remote-kit/rpc';
import { siteEndpoints } from '@title24/remote-kit/runtime';

/** Returns the endpoints of My Projects. */
export const useProjectEndpoints = siteEndpoints((endpoints) => ({
  ownProjects: endpoints.query(projects.list),
}));
