import { useConfig } from '@title24/remote-kit/runtime';
import { ExternalLink, PageSection, Prose } from '@title24/ui';
import { Term } from '../glossary/term.tsx';
import { CodeEditionLine } from '../regulation/code-edition-line.tsx';

const cheers = {
  site: 'https://www.cheers.org/',
  homeowners: 'https://www.cheers.org/getting-started/homeowners',
  answers: 'https://www.cheers.org/faqs/',
  email: 'help@cheers.org',
} as const;

const providerList =
  'https://www.energy.ca.gov/programs-and-topics/programs/home-energy-rating-system-hers-program/home-energy-rating-system';

/** Renders /cheers-reg, which explains how reports are registered (C8). */
export function CheersPage() {
  const { navLinks } = useConfig();
  return (
    <PageSection width="text">
      <Prose>
        <p>
          CHEERS is a data <Term of="registry">registry</Term> for California energy forms. Some residential
          reports must be registered there before you apply for the permit. Reports that should be registered
          but aren’t often get sent back at plan check.
        </p>
        <CodeEditionLine />
        <h2 id="do-you-need-it">Does your report need registration?</h2>
        <p>
          Look at the <Term of="CF1R" />. If it lists measures that need field verification, such as duct
          leakage, airflow, refrigerant charge or insulation quality, it must be registered. If it lists none,
          you can submit it as it is.
        </p>
        <h2 id="steps">Register, step by step</h2>
        <ol>
          <li>
            <strong>Create an account.</strong> Go to{' '}
            <ExternalLink href={cheers.site}>cheers.org</ExternalLink>, choose Register and pick your role:
            homeowner, builder or contractor, energy consultant, or architect or designer. CHEERS emails your
            login.
          </li>
          <li>
            <strong>Tell us who signs.</strong> Send us the name and the CHEERS email address of the
            responsible person. We, or your energy consultant, upload the CF1R file from the compliance
            software and name that person.
          </li>
          <li>
            <strong>Set up your signature.</strong> Log in, click the account icon and go to user information,
            then to my signature.
          </li>
          <li>
            <strong>Review and sign.</strong> CHEERS emails you a signature request. Log in, check that the
            report matches your plans, and sign.
          </li>
          <li>
            <strong>Put it in your permit set.</strong> The registered PDF shows a registration number and a
            date. Submit that one.
          </li>
          <li>
            <strong>During construction.</strong> The contractor files the <Term of="CF2R" />. An independent{' '}
            <Term of="ECC">ECC rater</Term> (called HERS rater before 2026) tests the work and files the{' '}
            <Term of="CF3R" />. A Consumer Information Form comes before the tests. CHEERS shows the status of
            the project and the owner’s report at the end.
          </li>
        </ol>
        <h2 id="fees">What CHEERS charges</h2>
        <p>
          When we last looked, a homeowner paid no project fee to sign off on the CF1R, and $25 once for
          access to the CF2R. These fees go to CHEERS and aren’t part of our price. See the{' '}
          <ExternalLink href={cheers.homeowners}>CHEERS page for homeowners</ExternalLink>.
        </p>
        <h2 id="help">Help</h2>
        <p>
          The steps on their site may change. CHEERS has{' '}
          <ExternalLink href={cheers.answers}>its own answers</ExternalLink> and a help desk,{' '}
          <a href={`mailto:${cheers.email}`}>{cheers.email}</a>. For questions about our report, write to{' '}
          <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a>.
        </p>
        <p>
          CHEERS isn’t the only provider. Golden State Registry is another; the{' '}
          <ExternalLink href={providerList}>Energy Commission’s list</ExternalLink> shows who is approved
          today. Looking for CalCERTS? <a href="/calcerts-reg">It has closed</a>.
        </p>
      </Prose>
    </PageSection>
  );
}
