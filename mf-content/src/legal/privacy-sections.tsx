import { useConfig } from '@title24/remote-kit/runtime';
import { doItYourself, policy } from '@title24/shared-domain';
import { CompanyContact } from './company-contact.tsx';
import { EffectiveDate } from './effective-date.tsx';
import type { LegalSection } from './legal-page.tsx';

const { accounts, privacyRequests, retention } = policy;

const cardStorage =
  'You enter your credit card on the page of our payment processor, which keeps it; its number never reaches our site. We store its brand, last four digits and expiration date, and have it removed there once no order needs it.';

/**
 * The privacy policy (C9), which must mention each kind of stored data
 * (docs/adr/0026-privacy-policy-says-what-the-site-does.md).
 */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'information-you-give',
    title: 'Information you give us',
    Body: function InformationYouGive() {
      const { acceptsCards = false } = useConfig();
      return (
        <>
          <p>You can read every public page without telling us who you are. We store what you send us:</p>
          <ul>
            <li>
              <strong>When you send plans through Full Service:</strong> the project name and type, your name,
              your email address and phone number, your comment, whether you use Dropbox, and the files
              themselves, which often show the address and the owner of the project.
            </li>
            <li>
              <strong>When you create an account:</strong> your account name, your email address and, in a
              form that can’t be read back, your password. If you use them, also your passkeys and the secret
              of your authenticator app.
            </li>
            <li>
              <strong>When you enter a Do-It-Yourself project:</strong> project data, name, address and
              contact details of the person who signs the report and of the person who decides on the design.
              A project you remove is deleted for good after {retention.projectTrashDays} days.
            </li>
            <li>
              <strong>When you order a Do-It-Yourself report:</strong>{' '}
              {doItYourself.isOpen
                ? `what you order, the project as you submit it each time, where copies are mailed, what you write to us about it, and when and how it was paid. ${acceptsCards ? cardStorage : 'The site takes no credit card payment information.'} We keep records of orders, with the reports, as long as the law and our warranty need them.`
                : 'credit card payment information. Ordering opens soon. Until then, the site doesn’t ask for it.'}
            </li>
            <li>
              <strong>When you have an estimate emailed:</strong> your email address, with the copy of that
              one email. We use it for nothing else.
            </li>
            <li>
              <strong>When you write or call:</strong> your questions and feedback.
            </li>
          </ul>
        </>
      );
    },
  },
  {
    id: 'information-collected',
    title: 'Information collected automatically',
    Body: () => (
      <>
        <p>Like most websites, our server records some information about its visitors:</p>
        <ul>
          <li>
            <strong>In its log:</strong> the time, your IP address, and the address of the page or file you
            requested, without anything after a question mark. The log doesn’t name your browser, your
            operating system, or the page that led you here (the referrer).
          </li>
          <li>
            <strong>While you’re logged in:</strong> a random session identifier keeps your visit apart from
            others. With it we store the name of your browser and operating system and the times you logged in
            and were last active. A session ends after {accounts.sessionDays} days without use.
          </li>
          <li>
            <strong>To limit misuse:</strong> how many requests came from your network within the last hour,
            under a code that we make from the IP address in place of the address itself.
          </li>
          <li>
            <strong>In our records:</strong> for a limited time, a copy of each email the site sends you, and
            a change log that says which member of our staff opened, changed, or downloaded a submission, and
            when.
          </li>
        </ul>
        <p>Your own browser also stores a few things for this site. You can clear them there at any time:</p>
        <ul>
          <li>the site’s settings, and how far you had scrolled on a page;</li>
          <li>
            the project of a test drive, and what you typed in a project until it is saved to your account;
          </li>
          <li>your place in the compliance wizard and the numbers of your last estimate;</li>
          <li>
            an upload form you haven’t sent yet, for up to {retention.uploadDraftHours} hours: your name,
            email address, phone number, comment, and the names and sizes of the files, but not the files
            themselves; and where an interrupted upload left off;
          </li>
          <li>
            if you choose a light or dark theme at the foot of a page, that choice, in a cookie named{' '}
            <code>theme</code>, for a year;
          </li>
          <li>
            while we try a new version of a page with some visitors, random characters that decide which
            version you see, in a cookie whose name contains <code>title24_canary</code>, for a day;
          </li>
          <li>while you’re logged in, a token that stands for your session;</li>
          <li>after you register, a random key that logs this browser in once you confirm your address;</li>
          <li>
            one session cookie (its name contains <code>title24_session</code>), and only if you log in with
            JavaScript turned off.
          </li>
        </ul>
        <p>
          We don’t collect your screen resolution, and we don’t put together the sequence of pages you visit.
          The site has no advertising, no analytics service, and no trackers of other companies.
        </p>
      </>
    ),
  },
  {
    id: 'use-and-sharing',
    title: 'How we use and share information',
    Body: () => (
      <>
        <p>We use it to make and deliver your report, to answer you, and to keep the site safe.</p>
        <p>We share it only as far as that work requires:</p>
        <ul>
          <li>with the registry, if your report is registered: names, address and the forms;</li>
          <li>with the payment processor, if you pay by card: the payment data;</li>
          <li>with the carrier, if copies are mailed: name and address;</li>
          <li>with authorities, when required by law.</li>
        </ul>
        <p>We never sell or rent it, and we don’t share it for advertising.</p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security and payment cards',
    Body: () => (
      <p>
        When the address of this site begins with https, everything that travels between your browser and our
        server is encrypted. Only staff whose role includes it can open the plans you send. Our confirmations
        show at most the last {accounts.cardDigitsShown} digits of a card, and never its expiration date. No
        system is perfectly safe.
      </p>
    ),
  },
  {
    id: 'your-choices',
    title: 'Your choices',
    Body: function YourChoices() {
      const { navLinks } = useConfig();
      return (
        <>
          <p>
            <strong>See, correct or delete.</strong> If you have an account, you can download the data we hold
            about you, change your email address, and delete the account under{' '}
            <a href={navLinks.myAccount}>My Account</a>. Deleting the account removes your account name, email
            address, password, passkeys and sessions from it. Entries in the change log stay. Plans you sent
            through Full Service are a separate record.
          </p>
          <p>
            <strong>Plans you sent us.</strong> Ask us, and our staff delete a submission together with its
            files, unless a report is owed or was delivered: then it’s a record of an order. We can also have
            the site delete closed submissions automatically after a set number of days. If no such period is
            set, a submission stays until someone deletes it.
          </p>
          <p>
            <strong>California privacy requests.</strong> With or without an account, you may ask us what we
            hold about you, and ask us to correct or delete it. Email{' '}
            <a href={`mailto:${navLinks.customerMail}`}>{navLinks.customerMail}</a> or{' '}
            <a href={navLinks.contactUs}>call us</a>; someone you authorize can ask for you. We may ask for
            enough to be sure it’s you. We go by the times of the California Consumer Privacy Act: we confirm
            your request within {privacyRequests.requestConfirmedBusinessDays} business days and answer it
            within {privacyRequests.requestAnsweredDays} days. If we need longer, we tell you why, and take at
            most another {privacyRequests.requestExtensionDays} days. Asking never changes how we treat you.
          </p>
          <p>
            <strong>Age.</strong> The service is for people who are {accounts.minimumAgeYears} or older. A
            parent or guardian who finds data of a minor here may ask us to remove it.
          </p>
          <p>
            <strong>Do Not Track and Global Privacy Control.</strong> We don’t follow visitors across other
            sites and don’t sell or share data for advertising, so these signals find nothing to turn off.
          </p>
        </>
      );
    },
  },
  {
    id: 'changes-and-contact',
    title: 'Changes and contact',
    Body: () => (
      <>
        <p>When this policy changes, we publish the new text on this page.</p>
        <p>
          Questions? Write to <CompanyContact />.
        </p>
        <EffectiveDate of="privacyPolicy" />
      </>
    ),
  },
];
