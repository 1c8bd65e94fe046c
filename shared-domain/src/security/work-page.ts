import type { Role } from './role.ts';

/**
 * Returns the path of the page to open after a login, unless the login has a page to return to. Roles with
 * READ on DESK start at the queue (Q4), other roles at the project list. Returns null without a role.
 */
export function workPageOf(role: Role | null): string | null {
  if (!role) return null;
  return role.isAllowed('READ', 'DESK') ? '/admin/work' : '/project/list';
}
