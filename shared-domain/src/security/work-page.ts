import type { Role } from './role.ts';

/**
 * Returns the page after a login that has no page to return to: for staff the queue, sorted by due time (Q4); for
 * members their projects; null without a role.
 */
export function workPageOf(role: Role | null): string | null {
  if (!role) return null;
  return role.isAllowed('READ', 'DESK') ? '/admin/work' : '/project/list';
}
