import { useConfig } from '@title24/shared-config/runtime';
import { formatLongDate, policy } from '@title24/shared-domain';
import { legalDates } from './legal-dates.ts';
import type { LegalSection } from './legal-section.ts';

const { accounts } = policy;

/** The privacy policy's six sections (spec 2; data of spec 9; what California law asks a policy to say). */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'information-you-give',
    title: 'Information you give us',
    Body: () => (
      <>
        <p>We keep what you enter or send:</p>
        <ul>
          <li>your e-mail address, and the account name of a free account;</li>
          <li>project data: the address, plans, files and measurements of your project;</li>
          <li>name, address and contact details of the person who signs the report;</li>
          <li>name, address and contact details of the person who decides on the design;</li>
          <li>credit card payment information, when you order;</li>
          <li>feedback and questions that you send us.</li>
        </ul>
        <p>You can read every public page without telling us who you are.</p>
      </>
    ),
  },
  {
    id: 'information-collected',
    title: 'Information collected automatically',
    Body: () => (
      <>
        <p>Our server notes, as most do:</p>
        <ul>
          <li>your IP address;</li>
          <li>your browser and operating system;</li>
          <li>your screen resolution;</li>
          <li>the page that led you here (the referrer);</li>
          <li>the sequence of pages that you visit here.</li>
        </ul>
        <p>
          When you log in, a random session identifier keeps your visit apart from others. Your browser also
          stores the site’s settings and your place in the compliance wizard, so that you can go on where you
          stopped. You can clear both in your browser.
        </p>
      </>
    ),
  },
  {
    id: 'use-and-sharing',
    title: 'How we use and share information',
    Body: () => (
      <>
        <p>
          We use it to make and deliver your report, to answer you, to keep the site safe and to make it
          better.
        </p>
        <p>We share it only where that work needs it:</p>
        <ul>
          <li>with the registry, when your report is registered: names, address and the forms;</li>
          <li>with the payment processor, when you pay: the payment data;</li>
          <li>with the carrier, when copies are mailed: name and address;</li>
          <li>with authorities, where the law demands it.</li>
        </ul>
        <p>We never sell or rent it. No advertising or tracking company collects data on this site.</p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security and payment cards',
    Body: () => (
      <p>
        What travels between your browser and this site is encrypted. Our confirmations show at most the last{' '}
        {accounts.cardDigitsShown} digits of a card, and never its expiry date. No system is perfectly safe;
        if a breach touches your data, we tell you as the law demands.
      </p>
    ),
  },
  {
    id: 'your-choices',
    title: 'Your choices',
    Body: () => (
      <>
        <p>
          With an account you can download what we hold about you, and delete the account, on{' '}
          <a href="/my-account">My Account</a>; plans that you have sent us stay with us then. You may also
          ask to see, correct or delete what we hold about you; write to customer service. We keep the records
          of orders for as long as tax and building law require, and delete the rest when it is no longer
          needed.
        </p>
        <p>
          The service is for people of {accounts.minimumAgeYears} or older. We do not knowingly keep data of
          younger people. A parent or guardian who finds such data may ask us to remove it.
        </p>
        <p>
          We do not follow visitors across other sites. A Do Not Track or Global Privacy Control signal of
          your browser therefore finds nothing to switch off, and we treat it as a request not to share.
        </p>
      </>
    ),
  },
  {
    id: 'changes-and-contact',
    title: 'Changes and contact',
    Body: function ChangesAndContact() {
      const { company, navLinks } = useConfig();
      return (
        <>
          <p>
            When this policy changes, the new text stands here with its date. If the change is important,
            members get an e-mail before it takes effect.
          </p>
          <p>
            Write to {company.name}, {company.address.line1}, {company.address.cityText},{' '}
            {company.address.stateText} {company.address.postalCode}, or{' '}
            <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a>.
          </p>
          <p>
            In force since <time dateTime={legalDates.privacy}>{formatLongDate(legalDates.privacy)}</time>.
          </p>
        </>
      );
    },
  },
];
