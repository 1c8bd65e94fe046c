import { Route, Routes } from 'react-router-dom';
import { ContactPage } from './contact/contact-page.tsx';
import { DoItYourselfPage } from './do-it-yourself/do-it-yourself-page.tsx';
import { FaqPage } from './faq/faq-page.tsx';
import { FaqSectionPage } from './faq/faq-section-page.tsx';
import { faqPath, faqSections } from './faq/faq-sections.ts';
import { FullServicePage } from './full-service/full-service-page.tsx';
import { HomePage } from './home/home-page.tsx';
import { PrivacyPolicyPage } from './legal/privacy-policy-page.tsx';
import { TermsPage } from './legal/terms-page.tsx';
import { PricesPage } from './prices/prices-page.tsx';
import { CalcertsPage } from './registries/calcerts-page.tsx';
import { CheersPage } from './registries/cheers-page.tsx';
import { ResourceLinksPage } from './resource-links/resource-links-page.tsx';
import { ResourcesPage } from './resources/resources-page.tsx';

/** The public pages. */
export function App() {
  return (
    <Routes>
      <Route path="/services" element={<HomePage />} />
      <Route path="/do-it-yourself" element={<DoItYourselfPage />} />
      <Route path="/full-service" element={<FullServicePage />} />
      <Route path="/prices" element={<PricesPage />} />
      <Route path="/resources" element={<ResourcesPage />} />
      <Route path="/resource-links" element={<ResourceLinksPage />} />
      <Route path="/faq" element={<FaqPage />} />
      {faqSections.map((section) => (
        <Route
          key={section.letter}
          path={faqPath(section.letter)}
          element={<FaqSectionPage key={section.letter} section={section} />}
        />
      ))}
      <Route path="/calcerts-reg" element={<CalcertsPage />} />
      <Route path="/cheers-reg" element={<CheersPage />} />
      <Route path="/privacy-policy" element={<PrivacyPolicyPage />} />
      <Route path="/terms-and-conditions" element={<TermsPage />} />
      <Route path="/contact-us" element={<ContactPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
