import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourself, doItYourselfNotice, policy, waysToPay } from '@title24/shared-domain';
import type { LegalSection } from './legal-page.tsx';

const { accounts, calendar } = policy;

/** Sections 1 to 7 of the terms: the service and who may use it. */
export const termsOfUse: readonly LegalSection[] = [
  {
    id: 'acceptance',
    title: 'Acceptance',
    Body: function Acceptance() {
      const { company } = useConfig();
      return (
        <p>
          These terms are an agreement between you and {company.name} (“we”). By using this site, by sending
          us plans or by ordering a report you accept them. If you don’t accept them, please don’t use the
          site.
        </p>
      );
    },
  },
  {
    id: 'definitions',
    title: 'Definitions',
    Body: () => (
      <dl>
        <dt>Project</dt>
        <dd>The data you save on this site, or the plans you send us, for one structure.</dd>
        <dt>Time of Submission</dt>
        <dd>The moment you submit a Do-It-Yourself project for a base service.</dd>
        <dt>Time of Re-Submission</dt>
        <dd>The moment you send us the changes to a project that didn’t comply.</dd>
        <dt>Time of Acceptance</dt>
        <dd>The moment you accept our quote for Full Service. Sending us plans doesn’t order a report.</dd>
        <dt>Business day</dt>
        <dd>
          Monday to Friday, Pacific time, except federal holidays: {calendar.federalHolidays.join(', ')}. A
          holiday that falls on a Saturday is observed on the Friday before, and one that falls on a Sunday on
          the Monday after.
          {doItYourself.isOpen &&
            ' Other days on which we’re closed are taken into account when you order; the date we promise then doesn’t move.'}
        </dd>
        <dt>Within a number of business days</dt>
        <dd>
          The day on which the time starts isn’t counted. The last day is, until it ends at midnight, Pacific
          time.
        </dd>
        <dt>Base service</dt>
        <dd>
          A report, or a partial run that you can order by itself. Rush, certification and copies are options.
        </dd>
      </dl>
    ),
  },
  {
    id: 'eligibility',
    title: 'Who may order',
    Body: function Eligibility() {
      const config = useConfig();
      return (
        <p>
          You must be {accounts.minimumAgeYears} or older and able to pay {waysToPay(config)}. If you’re
          younger, a parent or guardian must order for you.
        </p>
      );
    },
  },
  {
    id: 'accounts',
    title: 'Accounts and passwords',
    Body: () => (
      <p>
        A Do-It-Yourself project needs a free account with an account name, a password and a valid email
        address. Keep the password to yourself, and tell us right away if you think someone else is using your
        account. Full Service needs no account.
      </p>
    ),
  },
  {
    id: 'services',
    title: 'Our services',
    Body: () => (
      <>
        <p>
          Do-It-Yourself is for residential projects: you enter the data with our takeoff tools, and an
          analyst reviews it before you’re charged. Full Service is for residential and commercial projects:
          you send plans, and an analyst does the work after you accept a firm quote.
        </p>
        {doItYourselfNotice() && <p>{doItYourselfNotice()}</p>}
        <p>
          A report shows how a design compares with the Energy Code. It isn’t a permit. The building
          department enforces the code.
        </p>
      </>
    ),
  },
  {
    id: 'responsibilities',
    title: 'Your responsibilities',
    Body: () => (
      <p>
        The data and plans you give us should be correct, complete and the same as those you submit for your
        permit. Check the report when you get it. Signatures, registration, field verification, permits, and
        building what the report describes are up to you.
      </p>
    ),
  },
  {
    id: 'prices',
    title: 'Prices and changes',
    Body: function Prices() {
      const { navLinks } = useConfig();
      return (
        <p>
          The prices of the <a href={navLinks.prices}>price schedule</a> at the Time of Submission apply. We
          may change prices for later orders. A range in the cost estimator is an estimate; for Full Service,
          the analyst’s firm quote is what counts. Registry fees, tests by a rater and permit fees aren’t
          included.
        </p>
      );
    },
  },
];
