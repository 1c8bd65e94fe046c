import type { LoginResult, LoginStatus } from '@title24/shared-domain';
import { method, type NoParams, rpcService } from './method.ts';
import type { PasskeyAuthentication, PasskeyRequestOptions } from './passkey-json.ts';

interface Credentials {
  /** Account name or e-mail address. */
  readonly accountName: string;
  readonly password: string;
  /** Of the authenticator app, or a backup code. */
  readonly code?: string;
}

interface Registration {
  readonly accountName: string;
  readonly email: string;
  readonly password: string;
  readonly isAdult: boolean;
}

/** Logging in, and what comes before it. */
export const security = rpcService('security', {
  login: method<Credentials, LoginResult>('public'),
  passkeyLoginOptions: method<NoParams, { readonly id: string; readonly options: PasskeyRequestOptions }>(
    'public',
  ),
  passkeyLogin: method<{ readonly id: string; readonly response: PasskeyAuthentication }, LoginResult>(
    'public',
  ),
  loginStatus: method<NoParams, LoginStatus>('bearer'),
  logout: method<NoParams, NoParams>('bearer'),
  register: method<Registration, NoParams>('public'),
  verifyEmail: method<{ readonly token: string }, NoParams>('public'),
  requestPasswordReset: method<{ readonly email: string }, NoParams>('public'),
  resetPassword: method<{ readonly token: string; readonly password: string }, NoParams>('public'),
});
