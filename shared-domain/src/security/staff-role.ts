import type { Role } from './role.ts';

/**
 * Returns whether a role allows UPDATE on ORDER, which makes it a staff role and shows the admin button (N3). For every
 * role, permissions on PROJECT and ORDER apply only to the account's own items. Work on customers' orders needs
 * permissions on DESK.
 */
export function isStaff(role: Role | null): boolean {
  return role?.isAllowed('UPDATE', 'ORDER') ?? false;
}
