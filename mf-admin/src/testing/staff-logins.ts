import { createSiteRole, type LoginStatus, siteRoles } from '@title24/shared-domain';

/** Somebody who is logged in with a seed role: 'Admin', 'Analyst', 'Member'. */
export function loginAs(roleName: string): LoginStatus {
  const seed = siteRoles.find(({ name }) => name === roleName);
  if (!seed) throw new Error(`There is no seed role ${roleName}`);
  return { status: true, role: createSiteRole(seed).toJSON(), token: 'token-of-a-test' };
}
