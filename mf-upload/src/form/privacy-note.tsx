import { ExternalLink } from '@title24/ui';

/**
 * Links beside the button to how we handle submitted data and to the terms. They open in a new tab, because chosen files
 * do not survive leaving the form.
 */
export function PrivacyNote() {
  return (
    <p>
      See our <ExternalLink href="/privacy-policy">privacy policy</ExternalLink> for how we handle your plans
      and your data. Our <ExternalLink href="/terms-and-conditions">terms and conditions</ExternalLink> apply.
      Sending plans doesn’t order anything.
    </p>
  );
}
