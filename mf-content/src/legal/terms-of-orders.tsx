import { policy } from '@title24/shared-domain';
import type { LegalSection } from './legal-section.ts';

const { accounts, orders } = policy;

/** Sections 8 to 15 of the terms: the life of an order with all its times and shares (spec 4 and 9). */
export const termsOfOrders: readonly LegalSection[] = [
  {
    id: 'submitting',
    title: 'Submitting a project',
    Body: () => (
      <p>
        Using the site, logging in and saving projects are free. A charge arises only when you submit a
        project for a base service. From then on you cannot edit the project, but you can see its data and the
        status of the report under My Account. An analyst reviews the project before you are charged.
      </p>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    Body: () => (
      <p>
        You pay by credit card. We debit the card when the report is delivered electronically, or when hard
        copies are mailed. Our confirmation shows at most the last {accounts.cardDigitsShown} digits of the
        card, and never its expiry date.
      </p>
    ),
  },
  {
    id: 'delivery',
    title: 'Delivery and rush service',
    Body: () => (
      <>
        <p>
          We deliver by e-mail as a PDF, on paper by post, or both. We deliver within{' '}
          {orders.reportDueBusinessDays} business days of the Time of Submission. Allow{' '}
          {orders.mailBusinessDays} business days more for copies sent by Priority Mail.
        </p>
        <p>
          With Rush Service, a project submitted before {orders.rushCutoffTime} Pacific time on a business day
          is e-mailed by {orders.rushEmailTime} the same day, or mailed overnight for delivery the next
          morning.
        </p>
      </>
    ),
  },
  {
    id: 'non-compliant-projects',
    title: 'Projects that do not comply',
    Body: () => (
      <>
        <p>
          If your project does not comply as submitted, we contact you within{' '}
          {orders.nonComplianceContactBusinessDays} business days of the Time of Submission and tell you what
          would bring it into compliance. Delivery waits until you send your changes. The time for delivery
          starts anew at the Time of Re-Submission.
        </p>
        <p>
          If we do not hear from you within {orders.customerResponseBusinessDays} business days, your request
          counts as cancelled. We may give you more time when you ask for it.
        </p>
      </>
    ),
  },
  {
    id: 'evaluation-fee',
    title: 'Project evaluation fee',
    Body: () => (
      <p>
        When a project is cancelled after our analysis has started, we charge a project evaluation fee of{' '}
        {orders.evaluationFeePercent}% of the base services. This includes a request that counts as cancelled
        because you did not answer. There is no fee when you cancel within the time of the next section.
      </p>
    ),
  },
  {
    id: 'cancellation',
    title: 'Cancellation',
    Body: () => (
      <p>
        You may cancel within {orders.cancelWindowHours} hours of the Time of Submission. Later, we decide
        whether we can still cancel. A report that is finished but not yet delivered may then be delivered and
        charged.
      </p>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds and late delivery',
    Body: () => (
      <>
        <p>There are no refunds after delivery.</p>
        <p>
          If a report is not delivered within {orders.reportDueBusinessDays} business days of the Time of
          Submission, or of the Time of Re-Submission where there is one, you get back{' '}
          {orders.lateReportRebatePercent}% of the services contracted: all that you ordered except mailing.
        </p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Revisions of completed projects',
    Body: () => (
      <p>
        A completed project is locked. To change it, e-mail customer service with the project number, the
        input file name, the name of the file that we e-mailed, or the project name and date. We unlock the
        project; you edit and save it, and tell us. We charge a revision fee to the original card for a simple
        revision. A complex revision is treated as a new project. We tell you which it is before we start.
      </p>
    ),
  },
];
