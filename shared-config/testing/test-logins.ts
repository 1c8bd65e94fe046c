import { createSiteRole, type LoginStatus, siteRoles } from '@title24/shared-domain';

/**
 * Returns the login status of a user with one of a new site's roles, such as 'Analyst'.
 * @throws Error if a new site has no role with this name
 */
export function loginAs(roleName: string): LoginStatus {
  const seed = siteRoles.find(({ name }) => name === roleName);
  if (!seed) throw new Error(`There is no seed role named ${roleName}`);
  return { status: true, role: createSiteRole(seed).toJSON(), token: 'token-of-a-test' };
}
