import { flagField, params, ruled, textField, trimmedText } from '../../forms/fields.ts';
import { accountNameProblem } from '../account-name.ts';
import { membershipMessages } from '../registration-messages.ts';
import { browserKeyField, chosenPassword, emailField } from './account-fields.ts';

/** Params of `security.register` (H8). */
export const registrationParams = params({
  accountName: trimmedText(accountNameProblem('') ?? undefined).test(
    'account-name',
    ruled(accountNameProblem),
  ),
  email: emailField,
  password: chosenPassword,
  isAdult: flagField(membershipMessages.problem).isTrue(membershipMessages.problem),
  next: textField(500).optional().label('The page to continue with once the address is confirmed'),
  browserKey: browserKeyField.optional().label('32 random bytes that the browser keeps, as base64url'),
});
