import type { Role } from './role.ts';

/**
 * Returns where those who work on what customers ordered begin after a login that has no page to return to: the queue,
 * by due instant (Q4). Null for everybody else.
 */
export function workPageOf(role: Role | null): string | null {
  return role?.isAllowed(['READ', 'UPDATE'], 'DESK') ? '/admin/work' : null;
}
