import { account as accountMethods } from '@title24/remote-kit/rpc';
import type { AccountInfo } from '@title24/shared-domain';
import { changePasswordParams } from '@title24/shared-domain/account-forms';
import { Accordion } from '@title24/ui';
import { useState } from 'react';
import { formActions } from '../account-paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { Done } from '../form/done.tsx';
import { HiddenUsername } from '../form/hidden-username.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useSentForm } from '../page-data.ts';
import type { AccountActions } from './use-account.ts';

interface Props {
  readonly account: AccountInfo;
  /** Null if the browser submits the form. */
  readonly actions: AccountActions | null;
}

/** Renders the form to change the password. */
export function ChangePassword({ account, actions }: Props) {
  const sent = useSentForm('change-password');
  const [isDone, setIsDone] = useState(sent?.outcome === 'done');
  const { accountName, email } = account;
  const form = useAccountForm({
    schema: changePasswordParams,
    context: { accountName, email },
    send: actions
      ? async (params) => {
          await actions.call(accountMethods.changePassword, params);
          setIsDone(true);
          await actions.reload();
        }
      : null,
    sent,
  });
  return (
    <Accordion
      id="change-password"
      title="Change your password"
      headingLevel={3}
      defaultOpen={sent !== undefined}
    >
      {isDone ? (
        <Done title="Your password is changed">
          <p>We logged you out everywhere else. You’re still logged in here.</p>
        </Done>
      ) : (
        <AccountForm
          form={form}
          action={`${formActions.changePassword}#change-password`}
          label="Change your password"
          headingLevel={4}
          submitLabel="Change the password"
          sendingLabel="Changing the password…"
        >
          <HiddenUsername accountName={accountName} />
          <PasswordField
            {...form.field('password')}
            label="Current password"
            autoComplete="current-password"
          />
          <NewPasswordField {...form.field('newPassword')} label="New password" />
        </AccountForm>
      )}
    </Accordion>
  );
}
