import { emailField } from '../account/forms/account-fields.ts';
import { params, plainText } from '../forms/fields.ts';

/** Params of `mail.retry`. */
export const retryMailParams = params({
  id: plainText().uuid('Send the id that you were given'),
  to: emailField,
});
