import { security } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { LoginStatus } from '@title24/shared-domain';
import { verifyEmailParams } from '@title24/shared-domain/account-forms';
import { formActions, paths } from '../account-paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { FormLinks } from '../form/form-links.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { withNext } from '../navigation/next-page.ts';
import { useSentForm } from '../page-data.ts';
import { browserKey } from '../register/browser-key.ts';

interface Props {
  readonly token: string | null;
  readonly next: string | null;
  /** Called with the login status. The visitor is logged in only in the browser used for registration. */
  readonly onDone: (login: LoginStatus) => void;
}

/** Renders a button that confirms an email address. Opening the page is not enough: mail scanners open links. */
export function VerifyEmail({ token, next, onDone }: Props) {
  const { rpc, session } = useMountProps();
  const form = useAccountForm({
    schema: verifyEmailParams,
    read: ({ token: given = '' }) => ({ token: given }),
    async send(params) {
      const key = browserKey.read();
      const login = await rpc.call(security.verifyEmail, { ...params, ...(key && { browserKey: key }) });
      browserKey.remove();
      if (login.status) session.start(login);
      onDone(login);
    },
    sent: useSentForm('verify-email'),
  });
  return (
    <>
      <AccountForm
        form={form}
        action={formActions.verifyEmail}
        submitLabel="Confirm my email address"
        sendingLabel="Confirming…"
      >
        <p>Almost done: press the button to confirm your address.</p>
        {token !== null && <input type="hidden" name="token" value={token} />}
        {next !== null && <input type="hidden" name="next" value={next} />}
      </AccountForm>
      <FormLinks links={[[withNext(paths.login, next), 'Go to login']]} />
    </>
  );
}
