import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';

/** Renders /privacy-policy (C9). */
export function PrivacyPolicyPage() {
  return (
    <LegalPage
      sections={privacySections}
      lead="This policy says what we store when you use this site, for how long, who else gets it, and what you can ask us to do."
    />
  );
}
