import { ExternalLink } from '@title24/shared-ui';

/** What happens to what is sent, beside the button that sends it. In a new tab: chosen files do not survive leaving the form. */
export function PrivacyNote() {
  return (
    <p>
      See our <ExternalLink href="/privacy-policy">privacy policy</ExternalLink> for how we handle your plans
      and your data.
    </p>
  );
}
