import { type ParamsOf, security } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import type { LoginResult, LoginStatus } from '@title24/shared-domain';
import { loginParams } from '@title24/shared-domain/account-forms';
import { type HeadingLevel, TextField } from '@title24/ui';
import { useState } from 'react';
import { formActions } from '../account-paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useSentForm } from '../page-data.ts';
import { CodeField } from './code-field.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';

interface Props {
  /** Page to open after a login without JavaScript. */
  readonly next: string | null;
  readonly headingLevel?: HeadingLevel;
  /** Called when all parts of the page have received the new login status. */
  readonly onLogin: (login: LoginStatus) => void;
}

/** Renders the login form. For accounts with two-step login, a form for the code follows. */
export function LoginForm({ next, headingLevel, onLogin }: Props) {
  const { rpc, session } = useMountProps();
  const sent = useSentForm('login');
  const [credentials, setCredentials] = useState<ParamsOf<typeof security.login> | null>(null);
  const needsCode = sent?.outcome === 'code-needed';

  function start({ status, role, token }: LoginResult): void {
    const login = { status, role, token };
    session.start(login);
    onLogin(login);
  }

  async function logIn(params: ParamsOf<typeof security.login>): Promise<void> {
    const result = await rpc.call(security.login, params);
    if (result.secondFactor) {
      setCredentials(params);
      return;
    }
    start(result);
  }

  const form = useAccountForm({
    schema: loginParams,
    send: logIn,
    sent,
  });

  if (credentials) {
    return (
      <SecondFactorForm
        headingLevel={headingLevel}
        onCode={(typedCode) => logIn({ ...credentials, code: typedCode })}
        onBack={() => setCredentials(null)}
      />
    );
  }
  return (
    <>
      <AccountForm
        form={form}
        action={formActions.login}
        submitLabel="Log in"
        sendingLabel="Logging in…"
        {...(headingLevel && { headingLevel })}
      >
        {needsCode && <p>This account also needs a code. Enter your password again, then the code.</p>}
        <TextField
          {...form.field('accountName')}
          label="Account name or email address"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={form.sentValue('accountName')}
        />
        <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
        {needsCode && <CodeField {...form.field('code')} />}
        {next !== null && <input type="hidden" name="next" value={next} />}
      </AccountForm>
      <PasskeyLogin onLogin={start} />
    </>
  );
}
