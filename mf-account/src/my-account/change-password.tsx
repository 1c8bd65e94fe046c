import { type AccountInfo, passwordProblem } from '@title24/shared-domain';
import { Accordion } from '@title24/shared-ui';
import { useState } from 'react';
import { AccountForm } from '../form/account-form.tsx';
import { filled } from '../form/checks.ts';
import { Done } from '../form/done.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { WhosePassword } from '../form/whose-password.tsx';
import type { AccountActions } from './use-account.ts';

export function ChangePassword({
  account,
  call,
  reload,
}: AccountActions & { readonly account: AccountInfo }) {
  const [isDone, setIsDone] = useState(false);
  const { accountName, email } = account;
  const form = useAccountForm({
    checks: {
      password: filled('Enter your present password'),
      newPassword: (value) => passwordProblem(value, accountName, email),
    },
    async send({ password, newPassword }) {
      await call('changePassword', { password, newPassword });
      setIsDone(true);
      await reload();
    },
  });
  return (
    <Accordion title="Change your password" headingLevel={3}>
      {isDone ? (
        <Done title="Your password is changed">
          <p>Your other logins have ended. This one goes on.</p>
        </Done>
      ) : (
        <AccountForm
          form={form}
          label="Change your password"
          headingLevel={4}
          submitLabel="Change the password"
          sendingLabel="Changing the password…"
        >
          <WhosePassword accountName={accountName} />
          <PasswordField
            {...form.field('password')}
            label="Present password"
            autoComplete="current-password"
          />
          <NewPasswordField {...form.field('newPassword')} label="New password" />
        </AccountForm>
      )}
    </Accordion>
  );
}
