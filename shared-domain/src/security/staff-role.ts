import type { Role } from './role.ts';

/**
 * Returns whether a role allows UPDATE on ORDER, which makes it a staff role and shows the admin button (N3). Other
 * roles' permissions on PROJECT and ORDER apply only to the account's own items. The project and order services check
 * who owns an item.
 */
export function isStaff(role: Role | null): boolean {
  return role?.isAllowed('UPDATE', 'ORDER') ?? false;
}
