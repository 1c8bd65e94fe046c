import { security } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { resetPasswordParams } from '@title24/shared-domain/account-forms';
import { ButtonLink } from '@title24/ui';
import { useState } from 'react';
import { formActions, paths } from '../account-paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { Done } from '../form/done.tsx';
import { FormLinks } from '../form/form-links.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useSentForm } from '../page-data.ts';

/** Renders the form for a new password, with the token from the email. */
export function ChoosePassword({ token }: { readonly token: string | null }) {
  const { rpc, session } = useMountProps();
  const sent = useSentForm('reset-password');
  const [isDone, setIsDone] = useState(sent?.outcome === 'done');
  const form = useAccountForm({
    schema: resetPasswordParams,
    read: ({ token: given = '' }) => ({ token: given }),
    async send(params) {
      await rpc.call(security.resetPassword, params);
      // The reset ended all of the account's sessions, so any login in this browser must end too.
      await session.end();
      setIsDone(true);
    },
    sent,
  });
  if (isDone) {
    return (
      <Done title="Your password is changed">
        <p>We logged you out everywhere. Log in with your new password.</p>
        <p>
          <ButtonLink href={paths.login}>Go to login</ButtonLink>
        </p>
      </Done>
    );
  }
  return (
    <>
      <AccountForm
        form={form}
        action={formActions.resetPassword}
        submitLabel="Change my password"
        sendingLabel="Changing your password…"
      >
        <NewPasswordField {...form.field('password')} label="New password" />
        {token !== null && <input type="hidden" name="token" value={token} />}
      </AccountForm>
      <FormLinks links={[[paths.resetPassword, 'Ask for a new link']]} />
    </>
  );
}
