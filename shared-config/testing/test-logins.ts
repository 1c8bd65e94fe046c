import { createSiteRole, type LoginStatus, siteRoles } from '@title24/shared-domain';

/**
 * Returns the login status of a user who has a seed role, such as 'Analyst'. Every new site has the seed roles.
 * @throws Error if there is no seed role with this name
 */
export function loginAs(roleName: string): LoginStatus {
  const seed = siteRoles.find(({ name }) => name === roleName);
  if (!seed) throw new Error(`There is no seed role named ${roleName}`);
  return { status: true, role: createSiteRole(seed).toJSON(), token: 'token-of-a-test' };
}
