import type { Role } from './role.ts';

/**
 * Returns the first page after a login: the queue with READ on DESK (Q4), or the project list. Null without a role.
 */
export function workPageOf(role: Role | null): string | null {
  if (!role) return null;
  return role.isAllowed('READ', 'DESK') ? '/admin/work' : '/project/list';
}
