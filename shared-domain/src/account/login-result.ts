import type { LoginStatus } from '../security/login-status.ts';

/**
 * What `login` answers. `secondFactor` says that the name and password were right and that the account also asks for the
 * code of its authenticator app: the call is made again with `code`.
 */
export interface LoginResult extends LoginStatus {
  readonly secondFactor?: 'totp';
}
