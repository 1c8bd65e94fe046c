import { useConfig } from '@title24/remote-kit/runtime';
import { ButtonLink, PageSection } from '@title24/ui';
import { useLoginLink } from './use-login-link.ts';

/** Replaces the staff pages for a visitor who is not logged in. */
export function LoginNeeded() {
  const { navLinks } = useConfig();
  return (
    <PageSection
      title="Please log in"
      width="text"
      lead="These tools are for staff who keep this site up to date."
    >
      <p>
        <ButtonLink href={useLoginLink()}>Login</ButtonLink>
      </p>
      <p>
        You don’t need to log in to read this site, see what a report costs or send us your plans.{' '}
        <a href={navLinks.fullService}>Go to Full Service</a>
      </p>
    </PageSection>
  );
}
