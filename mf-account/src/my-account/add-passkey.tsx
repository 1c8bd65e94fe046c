import { account } from '@title24/remote-kit/rpc';
import { passkeySchema } from '@title24/shared-domain/account-forms';
import { Accordion, Alert, TextField } from '@title24/ui';
import { useState } from 'react';
import { AccountForm } from '../form/account-form.tsx';
import { HiddenUsername } from '../form/hidden-username.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { makePasskey } from '../passkeys/ceremony.ts';
import { CeremonyError } from '../passkeys/ceremony-error.ts';
import { deviceName } from './device-name.ts';
import type { AccountActions } from './use-account.ts';

interface Props extends Pick<AccountActions, 'call'> {
  readonly accountName: string;
  readonly onAdded: (name: string) => Promise<void>;
}

const title = 'Add a passkey';

/** Renders the form that adds a passkey and requires the password. */
export function AddPasskey({ accountName, call, onAdded }: Props) {
  const [canceled, setCanceled] = useState<string | null>(null);
  const form = useAccountForm({
    schema: passkeySchema,
    async send({ name, password }) {
      setCanceled(null);
      const options = await call(account.passkeyOptions, { password });
      const response = await makePasskey(options).catch((error: unknown) => {
        if (!(error instanceof CeremonyError && error.isCanceled)) throw error;
        setCanceled(error.message);
        return null;
      });
      if (!response) return;
      const added = await call(account.addPasskey, { name, response });
      await onAdded(added.name);
    },
  });
  return (
    <Accordion
      title={title}
      summary="Log in with your fingerprint, your face or your device’s PIN: no password, no code"
      headingLevel={3}
    >
      <AccountForm
        form={form}
        label={title}
        headingLevel={4}
        submitLabel="Create a passkey"
        sendingLabel="Waiting for your device…"
      >
        <HiddenUsername accountName={accountName} />
        <TextField
          {...form.field('name')}
          label="Passkey name"
          hint="So you recognize it in your list."
          defaultValue={deviceName(navigator.userAgent)}
          maxLength={60}
          autoComplete="off"
        />
        <PasswordField {...form.field('password')} label="Your password" autoComplete="current-password" />
        {canceled !== null && <Alert role="status" title={canceled} />}
      </AccountForm>
    </Accordion>
  );
}
