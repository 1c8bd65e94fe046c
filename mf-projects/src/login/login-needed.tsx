import { ButtonLink, Cluster, PageSection } from '@title24/ui';
import { loginLinks } from './login-links.ts';

interface Props {
  /** The page to come back to. */
  readonly next: string;
  /** What the login is for. */
  readonly lead: string;
}

/** Stands in for a page that is a member's own. */
export function LoginNeeded({ next, lead }: Props) {
  const links = loginLinks(next);
  return (
    <PageSection width="text" title="Please log in" lead={lead}>
      <Cluster>
        <ButtonLink href={links.login}>Log in</ButtonLink>
        <ButtonLink href={links.register} variant="secondary">
          Create an account
        </ButtonLink>
      </Cluster>
    </PageSection>
  );
}
