import type { LoginStatus } from './login-status.schema.ts';

export const loggedOut: LoginStatus = { status: false, role: null, token: null };
