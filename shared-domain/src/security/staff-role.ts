import type { Role } from './role.ts';

/**
 * Whether a role is a staff role: it may UPDATE an ORDER, which shows the admin button (N3). The permissions of other
 * roles on PROJECT and ORDER apply only to what the account owns; bits do not name the owner, so the services of
 * projects and orders check that.
 */
export function isStaff(role: Role | null): boolean {
  return role?.isAllowed('UPDATE', 'ORDER') ?? false;
}
