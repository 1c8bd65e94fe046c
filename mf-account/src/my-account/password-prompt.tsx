import { passwordParams } from '@title24/shared-domain/account-forms';
import { Accordion } from '@title24/ui';
import type { ReactNode } from 'react';
import { AccountForm } from '../form/account-form.tsx';
import { HiddenUsername } from '../form/hidden-username.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

interface Props {
  readonly accountName: string;
  readonly title: ReactNode;
  readonly summary?: string;
  /** Accessible name of the form. */
  readonly label: string;
  readonly submitLabel: string;
  readonly sendingLabel: string;
  readonly variant?: 'primary' | 'danger';
  /** Called with the password when the form is submitted. Errors are shown in the form. */
  readonly onPassword: (password: string) => Promise<void>;
}

/** Renders a form for a change that requires the password. */
export function PasswordPrompt({ accountName, title, summary, onPassword, ...texts }: Props) {
  const form = useAccountForm({
    schema: passwordParams,
    send: ({ password }) => onPassword(password),
  });
  return (
    <Accordion title={title} summary={summary} headingLevel={3}>
      <AccountForm form={form} headingLevel={4} {...texts}>
        <HiddenUsername accountName={accountName} />
        <PasswordField {...form.field('password')} label="Your password" autoComplete="current-password" />
      </AccountForm>
    </Accordion>
  );
}
