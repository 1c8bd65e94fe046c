import { useConfig } from '@title24/remote-kit/runtime';
import { datedName } from '@title24/shared-domain';
import { ExternalLink } from '@title24/ui';

/**
 * Renders links to the privacy policy and the terms. They open a new tab, because leaving the page would lose the
 * selected files.
 */
export function PrivacyNote() {
  const config = useConfig();
  return (
    <p>
      See our <ExternalLink href="/privacy-policy">{datedName(config, 'privacyPolicy')}</ExternalLink> for how
      we handle your plans and your data. Our{' '}
      <ExternalLink href={config.navLinks.termsAndConditions}>{datedName(config, 'terms')}</ExternalLink>{' '}
      apply. Sending plans doesn’t order anything.
    </p>
  );
}
