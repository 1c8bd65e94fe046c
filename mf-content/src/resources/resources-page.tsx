import { ClimateZoneLookup, useConfig } from '@title24/remote-kit/runtime';
import { climateZonesPath, glossaryPath, type NavLinkKey } from '@title24/shared-domain';
import { Card, CardGrid, PageSection, Prose } from '@title24/ui';
import { SheetLink } from '../help-sheets/sheet-link.tsx';
import { SheetLinks } from '../help-sheets/sheet-links.tsx';
import { CodeCalendar } from '../regulation/code-calendar.tsx';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';
import styles from './resources.module.css';

/** Guides, each with a key of the configured links or a fixed path. */
const guides: readonly ({ title: string; about: string } & ({ to: NavLinkKey } | { href: string }))[] = [
  {
    to: 'faq',
    title: 'Frequently asked questions',
    about: 'Short answers, from “Do I need a report?” to window headers, with search.',
  },
  {
    to: 'complianceWizard',
    title: 'Is compliance required?',
    about: 'A few questions to find out whether your project needs a report.',
  },
  {
    to: 'prices',
    title: 'Services and prices',
    about: 'The price schedule of reports, options and delivery.',
  },
  {
    to: 'resourceLinks',
    title: 'Resource links',
    about: 'Directories of windows, roofs and equipment, and of people who test the work.',
  },
  {
    href: '/cheers-reg',
    title: 'CHEERS registration',
    about: 'How to register a report, step by step.',
  },
  {
    href: '/calcerts-reg',
    title: 'CalCERTS registration (closed)',
    about: 'What to do with documents from the registry that closed in 2024.',
  },
  { href: '/privacy-policy', title: 'Privacy policy', about: 'What we collect, why, and your choices.' },
  {
    to: 'termsAndConditions',
    title: 'Terms and conditions',
    about: 'Delivery times, cancellation, revisions and our warranty.',
  },
];

/** Renders /resources (C5). */
export function ResourcesPage() {
  const { navLinks } = useConfig();
  return (
    <>
      <PageSection title="Guides and answers">
        <CardGrid>
          {guides.map((guide) => (
            <Card
              key={guide.title}
              title={<a href={'to' in guide ? navLinks[guide.to] : guide.href}>{guide.title}</a>}
            >
              <p>{guide.about}</p>
            </Card>
          ))}
        </CardGrid>
      </PageSection>
      <PageSection
        title="What do you need to know?"
        tone="tint"
        lead="One sheet for each kind of project: what to send, what to measure, what to expect. Read it here or print the PDF."
      >
        {/* The sheet in the dialog has a heading, so the dialog's title is visually hidden (C5). */}
        <SheetLinks title="What do you need to know" hideTitle>
          <ul className={styles.sheets}>
            <li>
              <SheetLink sheet="residential" />
            </li>
            <li>
              <SheetLink sheet="addition" />
            </li>
            <li>
              <SheetLink sheet="commercial" />
            </li>
          </ul>
        </SheetLinks>
        <CodeEditionLine />
      </PageSection>
      <PageSection title="Where is your project?" width="text">
        <ClimateZoneLookup />
        <p>
          <a href={climateZonesPath}>What the climate zone means for your project</a>
        </p>
      </PageSection>
      <CodeCalendar />
      <PageSection title="Ask us" width="text">
        <Prose>
          <p>
            A word you don’t know? See the <a href={glossaryPath}>glossary</a>.
          </p>
          <p>
            Didn’t find it? <a href={`mailto:${navLinks.customerMail}`}>Contact us by email</a> or see{' '}
            <a href={navLinks.contactUs}>all ways to reach us</a>.
          </p>
        </Prose>
      </PageSection>
    </>
  );
}
