import { createSiteRole, siteRoles } from '@title24/shared-domain';
import type { roles } from '../tables/roles.table.ts';

/** The roles of decisions 3. */
export const roleSeeds: readonly (typeof roles.$inferInsert)[] = siteRoles.map((seed) => {
  const { name, description, sortOrder, enabled, isAlmighty, permissions } = createSiteRole(seed).toJSON();
  return { name, description, sortOrder, enabled, isAlmighty, permissions };
});
