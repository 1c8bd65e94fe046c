import { LegalPage } from './legal-page.tsx';
import { termsOfLiability } from './terms-of-liability.tsx';
import { termsOfOrders } from './terms-of-orders.tsx';
import { termsOfUse } from './terms-of-use.tsx';

const termsSections = [...termsOfUse, ...termsOfOrders, ...termsOfLiability];

/** Renders /terms-and-conditions (C10). */
export function TermsPage() {
  return (
    <LegalPage
      sections={termsSections}
      lead="These terms apply when you use this site and when you order a report."
    />
  );
}
