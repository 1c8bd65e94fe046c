import { account } from '@title24/remote-kit/rpc';
import { changeEmailParams } from '@title24/shared-domain/account-forms';
import { Accordion, TextField } from '@title24/ui';
import { useState } from 'react';
import { formActions } from '../account-paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { Done } from '../form/done.tsx';
import { HiddenUsername } from '../form/hidden-username.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useSentForm } from '../page-data.ts';
import type { AccountActions } from './use-account.ts';

interface Props {
  readonly accountName: string;
  /** Null on a page without JavaScript. The browser itself then sends the form. */
  readonly actions: Pick<AccountActions, 'call'> | null;
}

/** Renders the form to change the email address. The change takes effect once it is confirmed by email. */
export function ChangeEmail({ accountName, actions }: Props) {
  const sent = useSentForm('change-email');
  const [sentTo, setSentTo] = useState(sent?.outcome === 'done' ? (sent.values.email ?? null) : null);
  const form = useAccountForm({
    schema: changeEmailParams,
    send: actions
      ? async (params) => {
          await actions.call(account.changeEmail, params);
          setSentTo(params.email);
        }
      : null,
    sent,
  });
  return (
    <Accordion
      id="change-email"
      title="Change your email address"
      headingLevel={3}
      defaultOpen={sent !== undefined}
    >
      {sentTo === null ? (
        <AccountForm
          form={form}
          action={`${formActions.changeEmail}#change-email`}
          label="Change your email address"
          headingLevel={4}
          submitLabel="Change the address"
          sendingLabel="Changing the address…"
        >
          <HiddenUsername accountName={accountName} />
          <TextField
            {...form.field('email')}
            type="email"
            label="New email address"
            hint="We’ll email a link to it. Until you follow the link, your old address stays in use."
            autoComplete="email"
            defaultValue={form.sentValue('email')}
          />
          <PasswordField {...form.field('password')} label="Your password" autoComplete="current-password" />
        </AccountForm>
      ) : (
        <Done title="Check your email">
          <p>We sent an email to {sentTo}. Open the link in it to start using the address.</p>
        </Done>
      )}
    </Accordion>
  );
}
