import { createSiteRole, siteRoles } from '@title24/shared-domain';
import type { roles } from '../tables/roles.table.ts';

/** The seed roles (H7). */
export const roleSeeds: readonly (typeof roles.$inferInsert)[] = siteRoles.map((seed) => {
  const { name, description, sortOrder, enabled, isAlmighty, permissions } = createSiteRole(seed).toJSON();
  return { name, description, sortOrder, enabled, isAlmighty, permissions };
});
