import type { LoginStatus } from '../security/login-status.schema.ts';
import type { AccountInfo, OwnSubmission } from './account-info.schema.ts';

/** Data for an account page, present if the browser has the page cookie or has submitted a form. */
export interface AccountPageData {
  /** Never contains a token. */
  readonly login: LoginStatus;
  readonly account?: AccountInfo;
  readonly submissions?: readonly OwnSubmission[];
  readonly form?: SentAccountForm;
}

/** Forms about the logged-in person's account. Opening the address of one as a page shows the account. */
export const ownAccountForms = [
  'change-email',
  'change-password',
  'end-session',
  'export',
  'delete',
] as const;

export const accountForms = [
  'login',
  'logout',
  'register',
  'verify-email',
  'request-password-reset',
  'reset-password',
  'logout-everywhere',
  ...ownAccountForms,
] as const;

/** Forms that work without JavaScript, by the last part of their address: POST /account/{name}. */
export type AccountFormName = (typeof accountForms)[number];

/** Outcome of a form submitted without JavaScript. */
export interface SentAccountForm {
  readonly name: AccountFormName;
  /** `code-needed`: the login must be sent again with the code of the authenticator app. */
  readonly outcome: 'done' | 'refused' | 'code-needed';
  /** The typed values, without passwords and codes. */
  readonly values: Readonly<Record<string, string>>;
  /** Errors by field; errors with the path '' are about the form as a whole. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}
