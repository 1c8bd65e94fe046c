import { params, ruled, trimmedText } from '../../forms/fields.ts';
import { maxMailAddressLength } from '../../mail/mail-address.ts';
import {
  askedPassword,
  browserKeyField,
  chosenPassword,
  codeField,
  emailField,
  tokenField,
} from './account-fields.ts';

const nameWanted = 'Enter your account name or email address';

export const loginParams = params({
  accountName: trimmedText(nameWanted)
    .max(maxMailAddressLength, `Use at most ${maxMailAddressLength} characters`)
    .matches(/^[^\0]*$/, 'Remove the character U+0000')
    .test(
      'filled',
      ruled((text) => (text === '' ? nameWanted : null)),
    )
    .label('Account name or email address'),
  password: askedPassword(),
  code: codeField.optional().label('From your authenticator app, or a backup code'),
});

export const requestPasswordResetParams = params({ email: emailField });

export const resetPasswordParams = params({ token: tokenField, password: chosenPassword });

export const verifyEmailParams = params({
  token: tokenField,
  browserKey: browserKeyField.optional().label('The key of the registration, to be logged in at once'),
});
