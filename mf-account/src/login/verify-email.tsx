import { security } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { verifyEmailParams } from '@title24/shared-domain/account-forms';
import { formActions, paths } from '../account-paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { FormLinks } from '../form/form-links.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useSentForm } from '../page-data.ts';

interface Props {
  readonly token: string | null;
  readonly onDone: () => void;
}

/** Confirms an e-mail address with a button: programs that open links in mails must not use up the link. */
export function VerifyEmail({ token, onDone }: Props) {
  const { rpc } = useMountProps();
  const form = useAccountForm({
    schema: verifyEmailParams,
    read: ({ token: given = '' }) => ({ token: given }),
    async send(params) {
      await rpc.call(security.verifyEmail, params);
      onDone();
    },
    sent: useSentForm('verify-email'),
  });
  return (
    <>
      <AccountForm
        form={form}
        action={formActions.verifyEmail}
        submitLabel="Confirm my e-mail address"
        sendingLabel="Confirming…"
      >
        <p>Almost done: press the button to confirm your address.</p>
        {token !== null && <input type="hidden" name="token" value={token} />}
      </AccountForm>
      <FormLinks links={[[paths.login, 'Go to login']]} />
    </>
  );
}
