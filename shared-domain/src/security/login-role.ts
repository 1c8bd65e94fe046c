import type { LoginStatus } from './login-status.schema.ts';
import type { Role } from './role.ts';
import { roleFromJson } from './role-from-json.ts';
import { SecurityError } from './security-error.ts';
import { siteContexts } from './site-contexts.ts';

/**
 * Returns the role in a login status (H8), for deciding what to show. Returns null, which allows nothing, for
 * visitors, and also for a malformed role, because the page must be shown anyway. The server makes the final decision.
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
