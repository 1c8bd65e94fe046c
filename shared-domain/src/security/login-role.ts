import type { LoginStatus } from './login-status.schema.ts';
import type { Role } from './role.ts';
import { roleFromJson } from './role-from-json.ts';
import { SecurityError } from './security-error.ts';
import { siteContexts } from './site-contexts.ts';

/**
 * Returns the role in a login status (H8), for deciding what to show. Returns null, which allows nothing, for visitors
 * and for a malformed role. Throws no error, because an error would keep the page from being shown, and the server
 * makes the final decision anyway.
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
