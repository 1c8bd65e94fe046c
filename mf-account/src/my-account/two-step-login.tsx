import { account as accountMethods } from '@title24/remote-kit/rpc';
import type { AccountInfo, TotpSetup } from '@title24/shared-domain';
import { useState } from 'react';
import { Done } from '../form/done.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { PasswordPrompt } from './password-prompt.tsx';
import { TotpConfirm } from './totp-confirm.tsx';
import type { AccountActions } from './use-account.ts';

/** Renders the forms that turn two-step login on and off. */
export function TwoStepLogin({ account, call, reload }: AccountActions & { readonly account: AccountInfo }) {
  const [setup, setSetup] = useState<TotpSetup | null>(null);
  const [isStopped, setIsStopped] = useState(false);
  const [backupCodes, setBackupCodes] = useState<readonly string[] | null>(null);
  const [givesRole, setGivesRole] = useState(false);

  if (backupCodes) {
    // Two-step login activates withheld roles, and the reload makes all parts of the page use them.
    const onKept = () => (givesRole ? window.location.reload() : setBackupCodes(null));
    return <BackupCodes codes={backupCodes} onKept={onKept} />;
  }
  if (setup) {
    return (
      <TotpConfirm
        setup={setup}
        call={call}
        onConfirmed={(codes) => {
          setSetup(null);
          setBackupCodes(codes);
          setGivesRole(account.withheldRoles.length > 0);
          void reload();
        }}
        onCancel={() => setSetup(null)}
      />
    );
  }
  if (account.totpEnabled) {
    return (
      <PasswordPrompt
        key="stop"
        accountName={account.accountName}
        title="Turn off two-step verification"
        summary="Your login needs a code from your authenticator app. Keep this on if you work for us."
        label="Turn off two-step verification"
        submitLabel="Turn off"
        sendingLabel="Turning off…"
        variant="danger"
        onPassword={async (password) => {
          await call(accountMethods.stopTotp, { password });
          setIsStopped(true);
          await reload();
        }}
      />
    );
  }
  return (
    <>
      {isStopped && <Done title="Two-step verification is off" />}
      <PasswordPrompt
        key="start"
        accountName={account.accountName}
        title="Set up two-step verification"
        summary="A code from an app on your phone, so nobody can log in with your password alone"
        label="Set up two-step verification"
        submitLabel="Start"
        sendingLabel="Starting…"
        onPassword={async (password) => setSetup(await call(accountMethods.startTotp, { password }))}
      />
    </>
  );
}
