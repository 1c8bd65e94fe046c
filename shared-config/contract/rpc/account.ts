import type {
  AccountInfo,
  LoginResult,
  LoginStatus,
  OwnSubmission,
  PasskeyInfo,
  TotpConfirmation,
  TotpSetup,
} from '@title24/shared-domain';
import { method, type NoParams, rpcService } from './method.ts';
import type {
  PasskeyAuthentication,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from './passkey-json.ts';

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

interface WithPassword {
  readonly password: string;
}

/** An account about itself. */
export const account = rpcService('account', {
  load: method<NoParams, AccountInfo>('self'),
  submissions: method<NoParams, readonly OwnSubmission[]>('self'),
  /** All that is stored about the account's holder, to be kept as a file. */
  exportData: method<NoParams, Readonly<Record<string, unknown>>>('self'),
  deleteAccount: method<WithPassword, NoParams>('self'),
  changeEmail: method<WithPassword & { readonly email: string }, NoParams>('self'),
  changePassword: method<WithPassword & { readonly newPassword: string }, NoParams>('self'),
  endSession: method<{ readonly id: string }, NoParams>('self'),
  logoutEverywhere: method<NoParams, NoParams>('self'),
  startTotp: method<WithPassword, TotpSetup>('self'),
  confirmTotp: method<{ readonly code: string }, TotpConfirmation>('self'),
  stopTotp: method<WithPassword, NoParams>('self'),
  passkeyOptions: method<WithPassword, PasskeyCreationOptions>('self'),
  addPasskey: method<{ readonly name: string; readonly response: PasskeyRegistration }, PasskeyInfo>('self'),
  removePasskey: method<WithPassword & { readonly id: string }, NoParams>('self'),
});
