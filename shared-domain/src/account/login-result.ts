import type { LoginStatus } from '../security/login-status.ts';

/**
 * Result of `login`. `secondFactor` means that name and password are correct and the account also requires the code of
 * its authenticator app: the call is repeated with `code`.
 */
export interface LoginResult extends LoginStatus {
  readonly secondFactor?: 'totp';
}
