import { ExternalLink } from '@title24/ui';

/**
 * A link beside the button to how we handle submitted data. Opens in a new tab, because chosen files do not survive
 * leaving the form.
 */
export function PrivacyNote() {
  return (
    <p>
      See our <ExternalLink href="/privacy-policy">privacy policy</ExternalLink> for how we handle your plans
      and your data.
    </p>
  );
}
