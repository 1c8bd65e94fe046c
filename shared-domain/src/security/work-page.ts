import type { Role } from './role.ts';

/**
 * Returns where a login without a page to return to leads: staff to the queue, by due instant (Q4); members
 * to their projects; null without a role.
 */
export function workPageOf(role: Role | null): string | null {
  if (!role) return null;
  return role.isAllowed('READ', 'DESK') ? '/admin/work' : '/project/list';
}
