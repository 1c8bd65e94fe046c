import { LoadedContent, WithQueries } from '@title24/remote-kit/runtime';
import type { AccountInfo, OwnSubmission } from '@title24/shared-domain';
import { LoadingNote, PageSection, Stack } from '@title24/ui';
import { callProblems } from '../form/call-problems.ts';
import { AccountFacts } from './account-facts.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnData } from './own-data.tsx';
import { OwnProjects } from './own-projects.tsx';
import { OwnSubmissions } from './own-submissions.tsx';
import { Passkeys } from './passkeys.tsx';
import { Sessions } from './sessions.tsx';
import { TwoStepLogin } from './two-step-login.tsx';
import { type AccountActions, useAccount } from './use-account.ts';

const loading = 'Loading your account…';

/** Renders the account page with all its forms. */
export function LiveAccount({ onDeleted }: { readonly onDeleted: () => void }) {
  return (
    <WithQueries
      fallback={
        <PageSection width="text">
          <LoadingNote>{loading}</LoadingNote>
        </PageSection>
      }
    >
      <LoadedAccount onDeleted={onDeleted} />
    </WithQueries>
  );
}

function LoadedAccount({ onDeleted }: { readonly onDeleted: () => void }) {
  const { loaded, ...actions } = useAccount();
  return (
    <LoadedContent
      from={loaded}
      loading={loading}
      failed="Your account could not be loaded"
      reasonOf={(error) => callProblems(error)[0]?.message ?? ''}
      frame={(note) => <PageSection width="text">{note}</PageSection>}
    >
      {({ projects, orders, ...own }) => (
        <>
          <PageSection title="Projects and reports">
            <OwnProjects projects={projects} orders={orders} />
          </PageSection>
          <AccountSections {...own} actions={actions} onDeleted={onDeleted} />
        </>
      )}
    </LoadedContent>
  );
}

interface SectionsProps {
  readonly account: AccountInfo;
  readonly submissions: readonly OwnSubmission[];
  readonly actions: AccountActions;
  readonly onDeleted: () => void;
}

function AccountSections({ account, submissions, actions, onDeleted }: SectionsProps) {
  return (
    <>
      <PageSection title="What you’ve sent us" tone="tint">
        <OwnSubmissions account={account} submissions={submissions} />
      </PageSection>
      <PageSection width="text" title="Account info">
        <AccountFacts account={account} />
        <Stack gap="small">
          <ChangeEmail accountName={account.accountName} actions={actions} />
          <ChangePassword account={account} actions={actions} />
          <TwoStepLogin account={account} {...actions} />
          <Passkeys account={account} {...actions} />
          <Sessions sessions={account.sessions} actions={actions} />
          <OwnData accountName={account.accountName} actions={{ call: actions.call, onDeleted }} />
        </Stack>
      </PageSection>
    </>
  );
}
