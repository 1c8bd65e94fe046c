import type { LoginStatus } from './login-status.schema.ts';
import type { Role } from './role.ts';
import { roleFromJson } from './role-from-json.ts';
import { SecurityError } from './security-error.ts';
import { siteContexts } from './site-contexts.ts';

/**
 * Returns the role in a login status (H8), or null for a visitor, an account without a role, or a malformed role. A
 * malformed role causes no error, because the page must still be shown, and the server checks permissions too.
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
