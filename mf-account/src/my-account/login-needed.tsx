import { useConfig } from '@title24/remote-kit/runtime';
import { Alert, ButtonLink, Cluster, PageSection } from '@title24/ui';
import { paths } from '../account-paths.ts';
import { withNext } from '../navigation/next-page.ts';
import { useAccountPageData } from '../page-data.ts';

/** Replaces the account page for a visitor who is not logged in. */
export function LoginNeeded() {
  const { navLinks } = useConfig();
  const form = useAccountPageData()?.form;
  const refusal = form?.outcome === 'refused' ? form.errors[0]?.message : undefined;
  return (
    <PageSection
      width="text"
      title="Please log in"
      lead="This page shows your account details, where you’re logged in, and the plans you’ve sent us."
    >
      {refusal !== undefined && <Alert tone="warning" title={refusal} />}
      <Cluster>
        <ButtonLink href={withNext(navLinks.login, paths.myAccount)}>Log in</ButtonLink>
        <ButtonLink href={paths.register} variant="secondary">
          Create an account
        </ButtonLink>
      </Cluster>
    </PageSection>
  );
}
