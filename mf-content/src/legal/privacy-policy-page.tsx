import { LegalPage } from './legal-page.tsx';
import { privacySections } from './privacy-sections.tsx';

/** /privacy-policy (spec 2 and 9). */
export function PrivacyPolicyPage() {
  return (
    <LegalPage
      sections={privacySections}
      lead="This policy says what we collect when you use this site, what we do with it, with whom we share it, and what you can ask of us."
    />
  );
}
