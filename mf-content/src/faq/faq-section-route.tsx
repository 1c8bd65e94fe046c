import { useLocation } from 'react-router-dom';
import { FaqSectionPage } from './faq-section-page.tsx';
import { faqPath, faqSections } from './faq-sections.ts';

/** The section's page that the address names. */
export function FaqSectionRoute() {
  const { pathname } = useLocation();
  const section = faqSections.find(({ letter }) => faqPath(letter) === pathname);
  return section ? <FaqSectionPage section={section} /> : null;
}
