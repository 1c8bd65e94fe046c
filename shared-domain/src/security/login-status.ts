import type { RoleJson } from './role-json.ts';

/** Who the visitor is (H8). */
export interface LoginStatus {
  readonly status: boolean;
  readonly role: RoleJson | null;
  readonly token: string | null;
}

export const loggedOut: LoginStatus = { status: false, role: null, token: null };
