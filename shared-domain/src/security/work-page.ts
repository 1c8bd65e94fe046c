import type { Role } from './role.ts';

/**
 * Returns the page to open after a login without a return address: the queue for roles with READ on DESK (Q4),
 * otherwise the project list. Null without a role.
 */
export function workPageOf(role: Role | null): string | null {
  if (!role) return null;
  return role.isAllowed('READ', 'DESK') ? '/admin/work' : '/project/list';
}
