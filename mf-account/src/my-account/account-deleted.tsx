import { ButtonLink, PageSection } from '@title24/ui';
import { Done } from '../form/done.tsx';

/** In place of an account that its holder has deleted. */
export function AccountDeleted() {
  return (
    <PageSection width="text">
      <Done title="Your account is deleted">
        <p>You are logged out everywhere. We sent you an e-mail to confirm it.</p>
      </Done>
      <p>
        <ButtonLink href="/services" variant="secondary">
          Go to the home page
        </ButtonLink>
      </p>
    </PageSection>
  );
}
