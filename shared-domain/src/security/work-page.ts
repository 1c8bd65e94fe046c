import type { Role } from './role.ts';

/**
 * Returns the page to open after a login without a return address. With READ on DESK, this is the queue, sorted by
 * due time (Q4). For other roles, it is the project list. Returns null if the account has no role.
 */
export function workPageOf(role: Role | null): string | null {
  if (!role) return null;
  return role.isAllowed('READ', 'DESK') ? '/admin/work' : '/project/list';
}
