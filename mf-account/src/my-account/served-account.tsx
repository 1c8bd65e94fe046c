import type { AccountInfo, OwnSubmission } from '@title24/shared-domain';
import { Button, PageSection } from '@title24/shared-ui';
import { formActions, paths } from '../account-paths.ts';
import { AccountFacts } from './account-facts.tsx';
import { OwnSubmissions } from './own-submissions.tsx';

interface Props {
  readonly account: AccountInfo;
  readonly submissions: readonly OwnSubmission[];
}

/** The account for a browser that has logged in without our script: it reads, logs out, and changes its password by mail. */
export function ServedAccount({ account, submissions }: Props) {
  return (
    <>
      <PageSection width="text" title="Account info">
        <AccountFacts account={account} />
        <form method="post" action={formActions.logout}>
          <Button type="submit">Log out</Button>
        </form>
      </PageSection>
      <PageSection title="What you have sent us" tone="tint">
        <OwnSubmissions account={account} submissions={submissions} />
      </PageSection>
      <PageSection width="text" title="Change something">
        <p>
          To change your password, <a href={paths.resetPassword}>ask for a link by e-mail</a>. You are then
          logged out everywhere. Everything else can be changed here with JavaScript: switch it on and log in
          again.
        </p>
      </PageSection>
    </>
  );
}
