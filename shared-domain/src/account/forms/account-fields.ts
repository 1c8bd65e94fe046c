import { plainText, ruled, textField, trimmedText } from '../../forms/fields.ts';
import { isMailAddress } from '../../mail/mail-address.ts';
import { passwordProblem } from '../password-rule.ts';
import { emailProblem } from '../registration-messages.ts';

/** One plain e-mail address, in lower case. */
export const emailField = trimmedText(emailProblem)
  .transform((text: unknown) => (typeof text === 'string' ? text.toLowerCase() : text))
  .test(
    'email',
    ruled((text) => (isMailAddress(text) ? null : emailProblem)),
  );

/** A password that is asked for again or to log in, whatever it is. */
export function askedPassword(wanted = 'Enter your password') {
  return plainText(wanted).max(256, 'Use at most 256 characters').matches(/\S/, wanted);
}

const passwordWanted = passwordProblem('') ?? undefined;

/**
 * A password that is being chosen. It must not be the `accountName` or `email` that is sent with it, or that the form
 * knows and gives as context.
 */
export const chosenPassword = plainText(passwordWanted).test(
  'password',
  ruled((text, { parent, options }) => {
    const { accountName, email } = { ...parent, ...options.context };
    // Each is checked by itself, at the same time as this.
    return passwordProblem(text, textOrNone(accountName), textOrNone(email));
  }),
);

const codeWanted = 'Enter the code of your authenticator app';

/** A code of the authenticator app, or a backup code, with the spaces and hyphens that it is typed with. */
export const codeField = textField(40, codeWanted).test(
  'code',
  ruled((text) => (text.replaceAll(/[\s-]/g, '').length >= 6 ? null : codeWanted)),
);

/** The token of a mailed link. */
export const tokenField = textField(200);

function textOrNone(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
