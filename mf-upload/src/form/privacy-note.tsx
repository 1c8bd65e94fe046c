import { ExternalLink } from '@title24/ui';

/** Beside the button: how we handle what is sent. In a new tab, because chosen files do not survive leaving the form. */
export function PrivacyNote() {
  return (
    <p>
      See our <ExternalLink href="/privacy-policy">privacy policy</ExternalLink> for how we handle your plans
      and your data.
    </p>
  );
}
