import { CompanyContact } from './company-contact.tsx';
import { EffectiveDate } from './effective-date.tsx';
import type { LegalSection } from './legal-page.tsx';

/** Sections 16 to 18 of the terms: warranty, limits of liability, and governing law. */
export const termsOfLiability: readonly LegalSection[] = [
  {
    id: 'warranty',
    title: 'Warranty and plan check corrections',
    Body: () => (
      <p>
        We stand behind our work. If a plan checker finds an error in our work, we fix it free of charge. Send
        us the written comments. If the design has changed, or the data we were given was wrong, section 15 on
        revisions applies instead.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limits of liability, ownership and acceptable use',
    Body: () => (
      <>
        <p>
          Sections 14 and 16 say what we do when a report is late or wrong. Building departments, registries,
          raters and carriers make their own decisions. Nothing in these terms limits the rights that
          California law gives you.
        </p>
        <p>Sending us plans doesn’t make them ours. A report is made for the project you ordered it for.</p>
        <p>
          Please don’t try to reach other people’s data, disrupt the service, or send harmful files or files
          you have no right to send.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Law, changes and contact',
    Body: () => (
      <>
        <p>
          California law governs these terms. When the terms change, we publish the new text on this page, and
          it applies to orders submitted after that.
        </p>
        <p>
          Questions? Write to <CompanyContact />.
        </p>
        <EffectiveDate of="terms" />
      </>
    ),
  },
];
