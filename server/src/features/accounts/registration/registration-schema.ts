import { accountNameProblem, membershipWords, passwordProblem } from '@title24/shared-domain';
import * as v from 'valibot';
import { emailAddress, secretText, text } from '../../../platform/rpc/params/param-schemas.ts';

/** A text that a rule of the domain finds nothing wrong with. */
function ruled(rule: (value: string) => string | null) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? rule(dataset.value) : null;
    if (message) addIssue({ message });
  });
}

/** What is sent to register (H8): account name, valid e-mail address, password, 18 or older and able to pay by credit card. */
export const registrationSchema = v.pipe(
  v.strictObject({
    accountName: v.pipe(text(200), v.trim(), ruled(accountNameProblem)),
    email: emailAddress,
    password: v.pipe(secretText, ruled(passwordProblem)),
    isAdult: v.literal(true, membershipWords.problem),
  }),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { accountName, email, password } = dataset.value;
      const message = passwordProblem(password, accountName, email);
      if (message && !passwordProblem(password)) addIssue({ message });
    }),
    ['password'],
  ),
);
