import { FailureNotice, LoadingNote, PageSection } from '@title24/shared-ui';
import { AccountFacts } from './account-facts.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnSubmissions } from './own-submissions.tsx';
import { Sessions } from './sessions.tsx';
import { TwoStepLogin } from './two-step-login.tsx';
import { useAccount } from './use-account.ts';

/** The account with all that can be changed of it. */
export function LiveAccount() {
  const { state, reload, call } = useAccount();
  if (state.status === 'loading') {
    return (
      <PageSection>
        <LoadingNote>Loading your account…</LoadingNote>
      </PageSection>
    );
  }
  if (state.status === 'failed') {
    return (
      <PageSection width="text">
        <FailureNotice
          title="Your account could not be loaded"
          reason={state.reason}
          onRetry={() => void reload()}
        />
      </PageSection>
    );
  }
  const { account, submissions } = state;
  const actions = { reload, call };
  return (
    <>
      <PageSection width="text" title="Account info">
        <AccountFacts account={account} />
      </PageSection>
      <PageSection width="text" title="E-mail and password" tone="tint">
        <ChangeEmail accountName={account.accountName} call={call} />
        <ChangePassword account={account} {...actions} />
      </PageSection>
      <PageSection width="text" title="Login with a code">
        <TwoStepLogin account={account} {...actions} />
      </PageSection>
      <PageSection width="text" title="Where you are logged in" tone="tint">
        <Sessions sessions={account.sessions} {...actions} />
      </PageSection>
      <PageSection title="What you have sent us">
        <OwnSubmissions account={account} submissions={submissions} />
      </PageSection>
    </>
  );
}
