import { unsentSteps } from '@title24/remote-kit/browser';
import { account } from '@title24/remote-kit/rpc';
import { useConfig } from '@title24/remote-kit/runtime';
import { passwordParams } from '@title24/shared-domain/account-forms';
import { Accordion, Alert, Button, Stack } from '@title24/ui';
import { type FormEvent, useState } from 'react';
import { formActions } from '../account-paths.ts';
import { AccountForm } from '../form/account-form.tsx';
import { callProblems } from '../form/call-problems.ts';
import { HiddenUsername } from '../form/hidden-username.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useSentForm } from '../page-data.ts';
import { saveFile } from './save-file.ts';
import type { AccountActions } from './use-account.ts';

interface Props {
  readonly accountName: string;
  /** Null if the browser submits the forms. */
  readonly actions: (Pick<AccountActions, 'call'> & { readonly onDeleted: () => void }) | null;
}

/** Renders the forms to download the user's data and to delete the account. */
export function OwnData({ accountName, actions }: Props) {
  return (
    <>
      <Download actions={actions} />
      <DeleteAccount accountName={accountName} actions={actions} />
    </>
  );
}

function Download({ actions }: Pick<Props, 'actions'>) {
  const sent = useSentForm('export');
  const [problem, setProblem] = useState(sent?.errors[0]?.message ?? null);

  function submit(event: FormEvent): void {
    if (!actions) return;
    event.preventDefault();
    setProblem(null);
    actions.call(account.exportData).then(
      (data) => saveFile('my-account.json', JSON.stringify(data, null, 2)),
      (error: unknown) => setProblem(callProblems(error)[0]?.message ?? ''),
    );
  }

  return (
    <Accordion id="export" title="Download your data" headingLevel={3} defaultOpen={sent !== undefined}>
      <form method="post" action={formActions.exportData} onSubmit={submit}>
        <Stack>
          {problem !== null && <Alert role="alert" tone="danger" title={problem} />}
          <p>
            The file contains everything we’ve stored about you: your account, where you’re logged in, what
            you’ve sent us, the emails we’ve sent you, and what our change log says about you. It’s a JSON
            file, which programs and text editors can read.
          </p>
          <Button type="submit" variant="secondary">
            Download my data
          </Button>
        </Stack>
      </form>
    </Accordion>
  );
}

function DeleteAccount({ accountName, actions }: Props) {
  const { navLinks } = useConfig();
  const sent = useSentForm('delete');
  const form = useAccountForm({
    schema: passwordParams,
    send: actions
      ? async (params) => {
          await actions.call(account.deleteAccount, params);
          await unsentSteps.clear(accountName);
          actions.onDeleted();
        }
      : null,
    sent,
  });
  return (
    <Accordion id="delete" title="Delete your account" headingLevel={3} defaultOpen={sent !== undefined}>
      <p>
        This logs you out everywhere and deletes your account name, email address, password, passkeys, codes
        and the emails we’ve sent you. It can’t be undone.
      </p>
      <p>
        We keep the plans you’ve sent us and what you wrote on the form as records of our work, but no longer
        under your account. To have them deleted too, write to{' '}
        <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a>. If you work for us, what
        you’ve changed on this site stays in the change log under your account name.
      </p>
      <AccountForm
        form={form}
        action={`${formActions.deleteAccount}#delete`}
        label="Delete your account"
        headingLevel={4}
        variant="danger"
        submitLabel="Delete my account"
        sendingLabel="Deleting your account…"
      >
        <HiddenUsername accountName={accountName} />
        <PasswordField {...form.field('password')} label="Your password" autoComplete="current-password" />
      </AccountForm>
    </Accordion>
  );
}
