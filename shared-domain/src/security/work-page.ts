import type { Role } from './role.ts';

/**
 * Returns the path of the page to open after a login if no other page was requested: the work queue for roles with READ
 * on DESK (Q4), the project list for other roles, or null without a role.
 */
export function workPageOf(role: Role | null): string | null {
  if (!role) return null;
  return role.isAllowed('READ', 'DESK') ? '/admin/work' : '/project/list';
}
