import type { LoginStatus } from '../security/login-status.schema.ts';
import type { AccountInfo, OwnSubmission } from './account-info.schema.ts';

/** Data that the server adds to an account page if the browser has the page cookie or has submitted a form. */
export interface AccountPageData {
  readonly login: LoginStatus;
  readonly account?: AccountInfo;
  readonly submissions?: readonly OwnSubmission[];
  readonly form?: SentAccountForm;
}

/** Forms for the logged-in person's own account. A GET request for a form's path shows the account page. */
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

/** Name of a form that works without JavaScript. The form is sent with POST /account/{name}. */
export type AccountFormName = (typeof accountForms)[number];

/** Outcome of a form submitted without JavaScript. */
export interface SentAccountForm {
  readonly name: AccountFormName;
  /** `code-needed` means that the login must be repeated with a code from the authenticator app. */
  readonly outcome: 'done' | 'refused' | 'code-needed';
  /** Values of the fields that the page shows again. Passwords and codes are left out. */
  readonly values: Readonly<Record<string, string>>;
  /** Errors by field. The path '' is the whole form. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}
