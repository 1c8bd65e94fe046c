import type { LoginStatus } from '../security/login-status.schema.ts';
import type { AccountInfo, OwnSubmission } from './account-info.schema.ts';

/**
 * Data for an account page. A page contains the data only if the browser has the page cookie or has submitted a form.
 */
export interface AccountPageData {
  /** The login status, which never contains a token. */
  readonly login: LoginStatus;
  readonly account?: AccountInfo;
  readonly submissions?: readonly OwnSubmission[];
  readonly form?: SentAccountForm;
}

/**
 * Forms for the logged-in person's own account. If the address of such a form is opened as a page, the account page is
 * shown.
 */
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

/** Forms that work without JavaScript, named by the last segment of their address (POST /account/{name}). */
export type AccountFormName = (typeof accountForms)[number];

/** Outcome of a form submitted without JavaScript. */
export interface SentAccountForm {
  readonly name: AccountFormName;
  /** `code-needed` means that the login must be sent again with a code from the authenticator app. */
  readonly outcome: 'done' | 'refused' | 'code-needed';
  /** Values that the person typed, except passwords and codes. */
  readonly values: Readonly<Record<string, string>>;
  /** Errors by field. The path '' stands for the form as a whole. */
  readonly errors: readonly { readonly path: string; readonly message: string }[];
}
