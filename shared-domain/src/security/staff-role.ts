import type { Role } from './role.ts';

/**
 * Returns whether a role is a staff role, which means that it allows UPDATE on ORDER. Staff see the admin button (N3).
 * For all other roles, permissions on PROJECT and ORDER apply only to the account's own items. Bits cannot express
 * ownership, so the project and order services check who owns an item.
 */
export function isStaff(role: Role | null): boolean {
  return role?.isAllowed('UPDATE', 'ORDER') ?? false;
}
