import { plainText, ruled, textField, trimmedText } from '../../forms/fields.ts';
import { isMailAddress } from '../../mail/mail-address.ts';
import { passwordProblem } from '../password-rule.ts';
import { emailProblem } from '../registration-messages.ts';

/** One plain email address, converted to lower case. */
export const emailField = trimmedText(emailProblem)
  .transform((text: unknown) => (typeof text === 'string' ? text.toLowerCase() : text))
  .test(
    'email',
    ruled((text) => (isMailAddress(text) ? null : emailProblem)),
  );

/**
 * Returns the rules for entering an existing password.
 * @param wanted - message if the password is missing or blank
 */
export function askedPassword(wanted = 'Enter your password') {
  return plainText(wanted).max(256, 'Use at most 256 characters').matches(/\S/, wanted);
}

const passwordWanted = passwordProblem('') ?? undefined;

/**
 * A new password that passes {@link passwordProblem}. The password is compared with the `accountName` and `email` of
 * the form or of the validation context.
 */
export const chosenPassword = plainText(passwordWanted).test(
  'password',
  ruled((text, { parent, options }) => {
    const { accountName, email } = { ...parent, ...options.context };
    // A password is not compared with a missing account name or email address.
    return passwordProblem(text, textOrNone(accountName), textOrNone(email));
  }),
);

const codeWanted = 'Enter the code from your authenticator app';

/** A code from the authenticator app, or a backup code. Spaces and hyphens are allowed. */
export const codeField = textField(40, codeWanted).test(
  'code',
  ruled((text) => (text.replaceAll(/[\s-]/g, '').length >= 6 ? null : codeWanted)),
);

/** A random key of the registering browser. Confirming the email address in that browser logs the person in. */
export const browserKeyField = plainText().matches(/^[\w-]{43}$/, 'Send 32 random bytes as base64url');

/** The token from an emailed link. */
export const tokenField = textField(200);

function textOrNone(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
