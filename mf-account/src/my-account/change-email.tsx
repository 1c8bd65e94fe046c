import { Accordion, TextField } from '@title24/shared-ui';
import { useState } from 'react';
import { AccountForm } from '../form/account-form.tsx';
import { emailAddress, filled } from '../form/checks.ts';
import { Done } from '../form/done.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { WhosePassword } from '../form/whose-password.tsx';
import type { AccountActions } from './use-account.ts';

/** The new address takes effect once the link in the mail to it was followed. */
export function ChangeEmail({
  accountName,
  call,
}: Pick<AccountActions, 'call'> & { readonly accountName: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useAccountForm({
    checks: { email: emailAddress, password: filled('Enter your password') },
    async send({ email = '', password }) {
      await call('changeEmail', { email: email.trim(), password });
      setSentTo(email.trim());
    },
  });
  return (
    <Accordion title="Change your e-mail address" headingLevel={3}>
      {sentTo === null ? (
        <AccountForm
          form={form}
          label="Change your e-mail address"
          headingLevel={4}
          submitLabel="Change the address"
          sendingLabel="Changing the address…"
        >
          <WhosePassword accountName={accountName} />
          <TextField
            {...form.field('email')}
            type="email"
            label="New e-mail address"
            hint="We send a link to it. Until you follow the link, the old address stays."
            autoComplete="email"
          />
          <PasswordField {...form.field('password')} label="Your password" autoComplete="current-password" />
        </AccountForm>
      ) : (
        <Done title="Check your mail">
          <p>We have written to {sentTo}. Open the link in our mail to make it your address.</p>
        </Done>
      )}
    </Accordion>
  );
}
