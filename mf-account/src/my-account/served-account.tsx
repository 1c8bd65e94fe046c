import { useConfig } from '@title24/remote-kit/runtime';
import type { AccountInfo, OwnSubmission } from '@title24/shared-domain';
import { PageSection, Stack } from '@title24/ui';
import { AccountFacts } from './account-facts.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnData } from './own-data.tsx';
import { OwnSubmissions } from './own-submissions.tsx';
import { Sessions } from './sessions.tsx';

interface Props {
  readonly account: AccountInfo;
  readonly submissions: readonly OwnSubmission[];
}

/** Renders the account page after a login without JavaScript. */
export function ServedAccount({ account, submissions }: Props) {
  const { navLinks } = useConfig();
  const { accountName, totpEnabled, passkeys, sessions } = account;
  return (
    <>
      <PageSection width="text" title="Projects and reports">
        <p>
          <a href={navLinks.myProjects}>Open My Projects</a>
        </p>
      </PageSection>
      <PageSection title="What you’ve sent us" tone="tint">
        <OwnSubmissions account={account} submissions={submissions} />
      </PageSection>
      <PageSection width="text" title="Account info">
        <AccountFacts account={account} />
        <p>
          {totpEnabled
            ? 'You log in with your password and a code from your authenticator app.'
            : 'You log in with your password, without a code.'}{' '}
          {passkeys.length === 0
            ? 'You don’t have any passkeys.'
            : `Your passkeys: ${passkeys.map(({ name }) => name).join(', ')}.`}
        </p>
        <p>To change this, turn on JavaScript and log in again.</p>
        <Stack gap="small">
          <ChangeEmail accountName={accountName} actions={null} />
          <ChangePassword account={account} actions={null} />
          <Sessions sessions={sessions} actions={null} />
          <OwnData accountName={accountName} actions={null} />
        </Stack>
      </PageSection>
    </>
  );
}
