import type { Role } from './role.ts';

/**
 * Returns the page to open after a login without a return address: the queue sorted by due time for staff (Q4), and
 * the project list for members. Returns null if the account has no role.
 */
export function workPageOf(role: Role | null): string | null {
  if (!role) return null;
  return role.isAllowed('READ', 'DESK') ? '/admin/work' : '/project/list';
}
