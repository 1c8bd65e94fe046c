import { ButtonLink, PageSection } from '@title24/ui';
import { Done } from '../form/done.tsx';

/** Confirms that the account was deleted. */
export function AccountDeleted() {
  return (
    <PageSection width="text">
      <Done title="Your account is deleted">
        <p>You are logged out everywhere. We sent you an email to confirm it.</p>
      </Done>
      <p>
        <ButtonLink href="/services" variant="secondary">
          Go to the home page
        </ButtonLink>
      </p>
    </PageSection>
  );
}
