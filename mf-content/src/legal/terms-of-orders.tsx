import { useConfig } from '@title24/remote-kit/runtime';
import {
  doItYourself,
  doItYourselfNotice,
  paysByInvoice,
  policy,
  quotePromise,
  reportPromise,
} from '@title24/shared-domain';
import type { LegalSection } from './legal-page.tsx';

const { accounts, fullService, orders } = policy;

/** Sections 8 to 15 of the terms: how an order proceeds (P3, C10). */
export const termsOfOrders: readonly LegalSection[] = [
  {
    id: 'submitting',
    title: 'Submitting a project',
    Body: () => (
      <>
        <p>
          Using the site, logging in and saving projects are free. You’re charged only if you submit a project
          for a base service. From then on you can’t edit the project, but its data and the status of the
          report stay visible under My Account. An analyst reviews the project before you’re charged.
        </p>
        {doItYourselfNotice() && <p>{doItYourselfNotice()}</p>}
        <p>
          For Full Service, sending us plans asks for a quote and doesn’t order anything. You order at the
          Time of Acceptance, for the price and the work that the quote gives. You can accept a quote until
          the date it gives. Until you accept, you don’t owe us anything.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    title: 'Payment',
    Body: function Payment() {
      const config = useConfig();
      return (
        <>
          {doItYourself.isOpen && (paysByInvoice(config) ? <PaidByInvoice /> : <PaidByCard />)}
          <p>
            {paysByInvoice(config)
              ? 'You pay for Full Service by credit card, check or transfer, with the invoice that comes with the report.'
              : 'You pay by credit card.'}{' '}
            {config.acceptsCards &&
              'For Full Service, you pay on the page of our payment processor once you have the report. '}
            We charge a card when the report is delivered electronically, or when hard copies are mailed. Our
            confirmation shows at most the last {accounts.cardDigitsShown} digits of the card, and never its
            expiration date.
          </p>
        </>
      );
    },
  },
  {
    id: 'delivery',
    title: 'Delivery and rush service',
    Body: () => (
      <>
        <p>
          We deliver by email as a PDF, on paper by mail, or both. A Do-It-Yourself report is delivered within{' '}
          {orders.reportDueBusinessDays} business days of the Time of Submission
          {doItYourself.isOpen &&
            ', which means by the end of the last of these days; the page of your order gives the date'}
          . Allow {orders.mailBusinessDays} business days for copies sent by Priority Mail.
        </p>
        <p>
          Full Service has two clocks. {quotePromise} {reportPromise}
        </p>
        <p>
          With Rush Service, a project submitted before {orders.rushCutoffTime} Pacific time on a business day
          is emailed by {orders.rushEmailTime} the same day, or mailed overnight for delivery the next
          morning.
          {doItYourself.isOpen &&
            ' If it’s submitted later, the same applies to the next business day. If we miss that time, you don’t pay for Rush Service.'}
        </p>
      </>
    ),
  },
  {
    id: 'non-compliant-projects',
    title: 'Projects that don’t comply',
    Body: () => (
      <>
        <p>
          If your project doesn’t comply as submitted, we contact you within{' '}
          {orders.nonComplianceContactBusinessDays} business days of the Time of Submission and tell you what
          would bring it into compliance. Delivery waits until you send your changes, and the time for
          delivery starts over at the Time of Re-Submission.
        </p>
        <p>
          If we don’t hear from you within {orders.customerResponseBusinessDays} business days, your request
          counts as canceled. We may give you more time if you ask.
        </p>
      </>
    ),
  },
  {
    id: 'evaluation-fee',
    title: 'Project evaluation fee',
    Body: () => (
      <p>
        If a project is canceled after our review has started, including because you didn’t answer, we may
        charge a project evaluation fee of {orders.evaluationFeePercent}% of the base services. There is no
        fee if you cancel within {orders.cancelWindowHours} hours of the Time of Submission, and none if we
        were late.{doItYourself.isOpen && ' A person decides on each fee before you’re charged.'}
      </p>
    ),
  },
  {
    id: 'cancellation',
    title: 'Cancellation',
    Body: () => (
      <p>
        You may cancel within {orders.cancelWindowHours} hours of the Time of Submission. After that,
        cancellation is at our discretion. A report that’s finished but not yet delivered may then be
        delivered and charged.
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
          If a Do-It-Yourself report isn’t delivered within {orders.reportDueBusinessDays} business days of
          the Time of Submission, or of the Time of Re-Submission if there is one, you get back{' '}
          {orders.lateReportRebatePercent}% of the services contracted, which is everything you ordered except
          mailing.
        </p>
        <p>
          For Full Service, the same rebate applies if the report isn’t delivered within{' '}
          {fullService.reportAfterQuoteBusinessDays} business days of the Time of Acceptance, or by the date
          the quote gives.
        </p>
      </>
    ),
  },
  {
    id: 'revisions',
    title: 'Revisions of completed projects',
    Body: function Revisions() {
      const { acceptsCards = false } = useConfig();
      const charged = acceptsCards ? 'charge it to your card' : 'invoice it';
      return (
        <p>
          A completed project is locked. To change it, email customer service with the project number, the
          input file name, the name of the file we emailed, or the project name and date. We unlock the
          project; you edit and save it, then{' '}
          {doItYourself.isOpen
            ? `submit it again. You accept the revision fee for a simple revision when you do, and we ${charged} when the revision is delivered.`
            : 'tell us. We charge a revision fee to the original card for a simple revision.'}{' '}
          A complex revision is treated as a new project. We’ll tell you which it is before we start.
        </p>
      );
    },
  },
];

function PaidByInvoice() {
  return (
    <p>
      You pay for a Do-It-Yourself report by invoice. Nothing is due before delivery: we send the invoice for
      the services when the report is delivered, and one for printed copies when they are mailed. You pay it
      by check or transfer. We don’t ask for a card to take an order.
    </p>
  );
}

function PaidByCard() {
  return (
    <p>
      You save a card with our payment processor before you order a Do-It-Yourself report. Nothing is charged
      then: the card is charged for the services when the report is delivered, for printed copies when they
      are mailed, and, where these terms say so, for an evaluation fee or a revision fee that you’ve accepted.
      If the card is refused, we tell you and try again after a few days; you can also pay with another card.
      The saved card is removed some months after the last order that used it, or earlier if you delete your
      account, once nothing is left to be charged to it.
    </p>
  );
}
