import { projects } from '@title24/shared-config/rpc';
import { siteEndpoints } from '@title24/shared-config/runtime';

/** What My Projects loads and changes. */
export const useProjectEndpoints = siteEndpoints((endpoints) => ({
  ownProjects: endpoints.query(projects.list),
}));
