import { useConfig, useHydrated } from '@title24/remote-kit/runtime';
import { formatCalendarDate, formatDay } from '@title24/shared-domain';
import {
  type CustomerCase,
  type CustomerInvoice,
  caseDocumentPath,
  casePayPath,
  paymentRequest,
  type SentQuote,
} from '@title24/shared-domain/cases';
import { formatCents, paymentWords } from '@title24/shared-domain/orders';
import { Alert, Button, ButtonLink, Cluster, Table } from '@title24/ui';
import type { ReactNode } from 'react';
import { ContactLinks } from '../confirmation/contact-links.tsx';
import styles from './case.module.css';
import { PriceRows } from './price-rows.tsx';

interface Props {
  readonly shown: CustomerCase;
  readonly quote: SentQuote;
  readonly invoice: CustomerInvoice;
  /** Error message if the payment page could not be opened. */
  readonly error: string | undefined;
}

/** Shows the invoice and the ways to pay, or the receipt. This section is printed on a separate page. */
export function InvoiceSection({ shown, quote, invoice, error }: Props) {
  const { company } = useConfig();
  const isHydrated = useHydrated();
  const { reference, projectName, projectType, customer } = shown;
  const { number, cents, state, issuedAt, dueOn, refundedOn, isPayable, howToPay } = invoice;
  const isPaid = state === 'paid' || state === 'refunded';
  const facts: readonly (readonly [term: string, words: ReactNode])[] = [
    ['From', company.name],
    ['To', <bdi key="to">{customer}</bdi>],
    ['Date', formatDay(issuedAt)],
    ...(state === 'due' ? [['Pay by', formatCalendarDate(dueOn)] as const] : []),
    [
      'For',
      <>
        Title 24 report, {projectType}, <bdi>{projectName}</bdi>, reference {reference}
      </>,
    ],
  ];
  const sums: readonly (readonly [words: string, cents: number])[] = [
    [state === 'due' ? 'Amount due' : 'Total', cents],
    ...(state === 'waived' ? [['Waived: nothing is due', 0] as const] : []),
    ...(state === 'refunded' ? [['Refunded', cents] as const] : []),
  ];
  return (
    <section aria-labelledby="invoice" className={`${styles.section} ${styles.invoice}`}>
      <h2 id="invoice">
        {isPaid ? 'Receipt' : 'Invoice'} {number}
      </h2>
      {state === 'due' && (
        <div className={`${styles.section} ${styles.forms}`}>
          {error && (
            <Alert tone="danger" title="The payment page did not open">
              {error}
            </Alert>
          )}
          <p>{paymentRequest(invoice)}</p>
          {isPayable && (
            // The server redirects to the payment provider, so the target attribute prevents in-page navigation.
            <ButtonLink id="case-pay" href={casePayPath(reference)} target="_top">
              Pay {formatCents(cents)} by card
            </ButtonLink>
          )}
          {howToPay.map((text) => (
            <p key={text} className={styles.lines}>
              {text}
            </p>
          ))}
          {!isPayable && (
            <p>
              To pay by card, <ContactLinks />.
            </p>
          )}
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Table caption={`What ${number} is for`} hideCaption>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col" data-numeric>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          <PriceRows shown={shown} quote={quote} />
          {sums.map(([words, amount]) => (
            <tr key={words} className={styles.total}>
              <th scope="row">{words}</th>
              <td data-numeric>{formatCents(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {isPaid && (
        <p>
          {paymentWords(invoice)}: {formatCents(cents)}.
        </p>
      )}
      {refundedOn && <p>We refunded it on {formatCalendarDate(refundedOn)}.</p>}
      <Cluster>
        <ButtonLink variant="secondary" size="small" href={caseDocumentPath(reference, 'invoice')} download>
          Download as PDF
        </ButtonLink>
        {isHydrated && (
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            Print
          </Button>
        )}
      </Cluster>
    </section>
  );
}
