import type { LoginStatus } from './login-status.ts';
import type { Role } from './role.ts';
import { roleFromJson } from './role-from-json.ts';
import { SecurityError } from './security-error.ts';
import { siteContexts } from './site-contexts.ts';

/**
 * The role object of a login status (H8), to ask what to show. Null, which allows nothing, for a visitor and for a
 * role that cannot be read: a page has to be shown all the same, and the server decides.
 */
export function roleOf(login: LoginStatus): Role | null {
  if (!login.status || !login.role) return null;
  try {
    return roleFromJson(login.role, Object.values(siteContexts));
  } catch (error) {
    if (error instanceof SecurityError) return null;
    throw error;
  }
}
