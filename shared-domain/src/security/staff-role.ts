import type { Role } from './role.ts';

/**
 * Returns whether a role allows UPDATE on ORDER, which makes it a staff role and shows the admin button (N3). Other
 * roles' permissions on PROJECT and ORDER apply only to the account's own items, which the services check.
 */
export function isStaff(role: Role | null): boolean {
  return role?.isAllowed('UPDATE', 'ORDER') ?? false;
}
