import { account } from '@title24/remote-kit/rpc';
import type { TotpSetup } from '@title24/shared-domain';
import { codeParams } from '@title24/shared-domain/account-forms';
import { Button } from '@title24/ui';
import { useEffect, useRef } from 'react';
import { AccountForm } from '../form/account-form.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { CodeField } from '../login/code-field.tsx';
import styles from './my-account.module.css';
import { QrCode } from './qr-code.tsx';
import type { AccountActions } from './use-account.ts';

interface Props extends Pick<AccountActions, 'call'> {
  readonly setup: TotpSetup;
  readonly onConfirmed: (backupCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Shows the secret to add to the authenticator app. A code from the app completes the setup. */
export function TotpConfirm({ setup, call, onConfirmed, onCancel }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const form = useAccountForm({
    schema: codeParams,
    async send(params) {
      const { backupCodes } = await call(account.confirmTotp, params);
      onConfirmed(backupCodes);
    },
  });
  return (
    <div ref={box} tabIndex={-1} className={styles.steps}>
      <h3>Set up your authenticator app</h3>
      <p>
        Scan this QR code with the app. On the phone that has the app,{' '}
        <a href={setup.uri}>open this link in the app</a> instead.
      </p>
      <QrCode text={setup.uri} label="QR code with the key shown below" />
      <p>Or add the account to the app by hand with this key:</p>
      <p>
        <code className={styles.secret}>{setup.secret}</code>
      </p>
      <p>
        The full address, for apps that ask for it: <code className={styles.secret}>{setup.uri}</code>
      </p>
      <AccountForm
        form={form}
        label="Confirm the app"
        headingLevel={4}
        submitLabel="Turn on two-step verification"
        sendingLabel="Checking…"
      >
        <CodeField {...form.field('code')} hint="The 6-digit code the app shows now." />
      </AccountForm>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
