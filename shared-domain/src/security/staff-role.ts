import type { Role } from './role.ts';

/**
 * Whether a role is one of staff: it may UPDATE an ORDER, which is what shows the admin button (N3). What any other
 * role is granted on PROJECT and ORDER reaches only what the account owns; bits do not say whose, so whoever answers
 * for projects and orders asks this and, for others, checks the owner.
 */
export function isStaff(role: Role | null): boolean {
  return role?.isAllowed('UPDATE', 'ORDER') ?? false;
}
