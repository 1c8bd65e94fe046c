import { security } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { requestPasswordResetParams } from '@title24/shared-domain/account-forms';
import { TextField } from '@title24/ui';
import { useState } from 'react';
import { formActions, paths } from '../account-paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { Done } from '../form/done.tsx';
import { FormLinks } from '../form/form-links.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useSentForm } from '../page-data.ts';

/** Renders the form that requests a reset link. Does not reveal whether an account has the typed email address. */
export function RequestReset() {
  const { rpc } = useMountProps();
  const sent = useSentForm('request-password-reset');
  const [isSent, setIsSent] = useState(sent?.outcome === 'done');
  const form = useAccountForm({
    schema: requestPasswordResetParams,
    async send(params) {
      await rpc.call(security.requestPasswordReset, params);
      setIsSent(true);
    },
    sent,
  });
  if (isSent) {
    return (
      <Done title="Check your email">
        <p>
          If there’s an account with this email address, we’ve sent it a link. Open the link to choose a new
          password.
        </p>
      </Done>
    );
  }
  return (
    <>
      <AccountForm
        form={form}
        action={formActions.requestPasswordReset}
        submitLabel="Send me a link"
        sendingLabel="Sending…"
      >
        <TextField
          {...form.field('email')}
          type="email"
          label="Email address"
          hint="Your account’s email address. We’ll email you a link."
          autoComplete="email"
          defaultValue={form.sentValue('email')}
        />
      </AccountForm>
      <FormLinks links={[[paths.login, 'Back to login']]} />
    </>
  );
}
