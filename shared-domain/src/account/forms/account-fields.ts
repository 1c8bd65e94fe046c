import { plainText, ruled, textField, trimmedText } from '../../forms/fields.ts';
import { isMailAddress } from '../../mail/mail-address.ts';
import { passwordProblem } from '../password-rule.ts';
import { emailProblem } from '../registration-messages.ts';

/** One plain email address, in lower case. */
export const emailField = trimmedText(emailProblem)
  .transform((text: unknown) => (typeof text === 'string' ? text.toLowerCase() : text))
  .test(
    'email',
    ruled((text) => (isMailAddress(text) ? null : emailProblem)),
  );

/** An existing password, for a login or confirmation; no rules apply. */
export function askedPassword(wanted = 'Enter your password') {
  return plainText(wanted).max(256, 'Use at most 256 characters').matches(/\S/, wanted);
}

const passwordWanted = passwordProblem('') ?? undefined;

/** A new password. It must not equal the `accountName` or `email` that is sent with it or given as context. */
export const chosenPassword = plainText(passwordWanted).test(
  'password',
  ruled((text, { parent, options }) => {
    const { accountName, email } = { ...parent, ...options.context };
    // The account name and the email address have their own rules.
    return passwordProblem(text, textOrNone(accountName), textOrNone(email));
  }),
);

const codeWanted = 'Enter the code from your authenticator app';

/** A code of the authenticator app, or a backup code, including typed spaces and hyphens. */
export const codeField = textField(40, codeWanted).test(
  'code',
  ruled((text) => (text.replaceAll(/[\s-]/g, '').length >= 6 ? null : codeWanted)),
);

/**
 * A random key that the registering browser stores, so that confirming the email address in that browser also logs
 * in.
 */
export const browserKeyField = plainText().matches(/^[\w-]{43}$/, 'Send 32 random bytes as base64url');

/** The token of a mailed link. */
export const tokenField = textField(200);

function textOrNone(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
