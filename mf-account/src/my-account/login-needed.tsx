import { ButtonLink, Cluster, PageSection } from '@title24/shared-ui';
import { paths } from '../account-paths.ts';
import { withNext } from '../navigation/next-page.ts';

/** What a visitor without a login finds here. */
export function LoginNeeded() {
  return (
    <PageSection
      width="text"
      title="Please log in"
      lead="Here you find your e-mail address and password, where you are logged in, and the plans that you have sent us."
    >
      <Cluster>
        <ButtonLink href={withNext(paths.login, paths.myAccount)}>Log in</ButtonLink>
        <ButtonLink href={paths.register} variant="secondary">
          Create an account
        </ButtonLink>
      </Cluster>
    </PageSection>
  );
}
