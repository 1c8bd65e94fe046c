import type {
  AccountInfo,
  OwnSubmission,
  PasskeyInfo,
  TotpConfirmation,
  TotpSetup,
} from '@title24/shared-domain';
import { method, type NoParams, rpcService } from './method.ts';
import type { PasskeyCreationOptions, PasskeyRegistration } from './passkey-json.ts';

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
