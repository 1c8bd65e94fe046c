import { useConfig } from '@title24/shared-config/runtime';
import { formatLongDate } from '@title24/shared-domain';
import { legalDates } from './legal-dates.ts';
import type { LegalSection } from './legal-section.ts';

/** Sections 16 to 18 of the terms: warranty, limits and law. */
export const termsOfLiability: readonly LegalSection[] = [
  {
    id: 'warranty',
    title: 'Warranty and plan check corrections',
    Body: () => (
      <p>
        We stand behind our work. If a planchecker finds an error of ours, we fix it free of charge. Send us
        the comments. Changes of the design, errors in the data that you gave us and changes of the code are
        not errors of ours; for these, the section on revisions applies.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limits of liability, ownership and fair use',
    Body: () => (
      <>
        <p>
          As far as the law allows, our liability for an order is limited to what you paid for it. We are not
          liable for delays of a building department, a registry or a carrier, or for lost profit. Nothing
          here limits rights that the law does not let us limit.
        </p>
        <p>
          Your plans stay yours. You may use and copy a report for the project it was made for. The site’s
          text, software and pictures stay ours.
        </p>
        <p>
          Do not try to enter other people’s projects, disturb the service, or send files that do harm or that
          you have no right to send.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Law, changes and contact',
    Body: function LawChangesAndContact() {
      const { company, navLinks } = useConfig();
      return (
        <>
          <p>
            California law governs these terms. If one of them is not valid, the others stay in force. We may
            change these terms; the new ones apply to orders submitted after we publish them here.
          </p>
          <p>
            Questions: {company.name}, {company.address.line1}, {company.address.cityText},{' '}
            {company.address.stateText} {company.address.postalCode}, or{' '}
            <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a>.
          </p>
          <p>
            In force since <time dateTime={legalDates.terms}>{formatLongDate(legalDates.terms)}</time>.
          </p>
        </>
      );
    },
  },
];
