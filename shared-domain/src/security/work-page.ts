import type { Role } from './role.ts';

/**
 * Returns where those who work on plans that were sent begin after a login that has no page to return to: the open
 * cases, by their due instant (Q4). Null for everybody else.
 */
export function workPageOf(role: Role | null): string | null {
  return role?.isAllowed(['READ', 'UPDATE'], 'UPLOAD') ? '/admin/submissions?view=work' : null;
}
