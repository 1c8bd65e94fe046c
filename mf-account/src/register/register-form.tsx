import { security } from '@title24/remote-kit/rpc';
import { useConfig, useMountProps } from '@title24/remote-kit/runtime';
import { accountNameLength, datedName, membershipMessages } from '@title24/shared-domain';
import { registrationParams } from '@title24/shared-domain/account-forms';
import { Checkbox, TextField } from '@title24/ui';
import { formActions } from '../account-paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useSentForm } from '../page-data.ts';
import { browserKey } from './browser-key.ts';

interface Props {
  readonly next: string | null;
  /** Called with the email address after the registration was sent. */
  readonly onSent: (email: string) => void;
}

/** Renders the form that creates an account and sends a confirmation email. */
export function RegisterForm({ next, onSent }: Props) {
  const { rpc } = useMountProps();
  const config = useConfig();
  const form = useAccountForm({
    schema: registrationParams,
    read: ({ isAdult }) => ({ isAdult: isAdult === 'true' }),
    async send(params) {
      await rpc.call(security.register, { ...params, browserKey: browserKey.create() });
      onSent(params.email);
    },
    sent: useSentForm('register'),
  });
  return (
    <AccountForm
      form={form}
      action={formActions.register}
      submitLabel="Create my account"
      sendingLabel="Creating your account…"
    >
      <TextField
        {...form.field('accountName')}
        label="Account name"
        hint={`${accountNameLength.min} to ${accountNameLength.max} letters, digits and the characters . _ -`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={form.sentValue('accountName')}
      />
      <TextField
        {...form.field('email')}
        type="email"
        label="Email address"
        hint="We’ll email you a link to confirm it’s yours."
        autoComplete="email"
        defaultValue={form.sentValue('email')}
      />
      <NewPasswordField {...form.field('password')} />
      <Checkbox
        {...form.field('isAdult')}
        value="true"
        label={membershipMessages.label(config)}
        hint={membershipMessages.hint}
        defaultChecked={form.sentValue('isAdult') === 'true'}
      />
      {next !== null && <input type="hidden" name="next" value={next} />}
      <p>
        By creating an account you accept our{' '}
        <a href={config.navLinks.termsAndConditions}>{datedName(config, 'terms')}</a>. See our{' '}
        <a href="/privacy-policy">{datedName(config, 'privacyPolicy')}</a> for how we handle your data.
      </p>
    </AccountForm>
  );
}
