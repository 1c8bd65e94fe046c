import { FailureNotice, LoadingNote, PageSection } from '@title24/shared-ui';
import { AccountFacts } from './account-facts.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnData } from './own-data.tsx';
import { OwnSubmissions } from './own-submissions.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { TwoStepLogin } from './two-step-login.tsx';
import { useAccount } from './use-account.ts';

/** The account with all that can be changed of it. */
export function LiveAccount({ onDeleted }: { readonly onDeleted: () => void }) {
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
        <ChangeEmail accountName={account.accountName} actions={actions} />
        <ChangePassword account={account} actions={actions} />
      </PageSection>
      <PageSection width="text" title="Two-step verification">
        <TwoStepLogin account={account} {...actions} />
      </PageSection>
      <PageSection width="text" title="Passkeys" tone="tint">
        <Passkeys account={account} {...actions} />
      </PageSection>
      <PageSection width="text" title="Where you are logged in">
        <Sessions sessions={account.sessions} actions={actions} />
      </PageSection>
      <PageSection title="What you have sent us" tone="tint">
        <OwnSubmissions account={account} submissions={submissions} />
      </PageSection>
      <PageSection width="text" title="Your data">
        <OwnData accountName={account.accountName} actions={{ call, onDeleted }} />
      </PageSection>
    </>
  );
}
