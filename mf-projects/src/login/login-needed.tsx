import { ButtonLink, Cluster } from '@title24/ui';
import { TitledPage } from '../titled-page.tsx';
import { loginLinks } from './login-links.ts';

interface Props {
  /** Page to return to. */
  readonly next: string;
  /** Reason for the login. */
  readonly lead: string;
}

/** Replaces a page that requires a login. */
export function LoginNeeded({ next, lead }: Props) {
  const links = loginLinks(next);
  return (
    <TitledPage title="Please log in" lead={lead}>
      <Cluster>
        <ButtonLink href={links.login}>Log in</ButtonLink>
        <ButtonLink href={links.register} variant="secondary">
          Create an account
        </ButtonLink>
      </Cluster>
    </TitledPage>
  );
}
