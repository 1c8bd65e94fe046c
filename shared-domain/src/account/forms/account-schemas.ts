import { object } from 'yup';
import { params, plainText, ruled, trimmedText } from '../../forms/fields.ts';
import { askedPassword, chosenPassword, codeField, emailField } from './account-fields.ts';

/** Params of the `account` methods that require only the password. */
export const passwordParams = params({ password: askedPassword() });

export const changeEmailParams = params({ email: emailField, password: askedPassword() });

export const changePasswordParams = params({
  password: askedPassword('Enter your current password'),
  newPassword: chosenPassword,
});

/** Params of `account.confirmTotp`, and schema of the form for a login's second step. */
export const codeParams = params({ code: codeField });

export const removePasskeyParams = params({
  id: plainText('Send the id that you were given').uuid('Send the id that you were given'),
  password: askedPassword(),
});

const nameWanted = 'Give the passkey a name';

export const passkeyName = trimmedText(nameWanted)
  .max(60, 'Use at most 60 characters')
  .matches(/^[^\0]*$/, 'Remove the character U+0000')
  .test(
    'filled',
    ruled((text) => (text === '' ? nameWanted : null)),
  );

/** Input for adding a passkey. */
export const passkeySchema = object({ name: passkeyName, password: askedPassword() });
