import { useConfig, useHydrated } from '@title24/remote-kit/runtime';
import {
  type CustomerCase,
  type CustomerInvoice,
  caseDocumentPath,
  caseInvoice,
  casePayPath,
  paymentRequest,
} from '@title24/shared-domain/cases';
import { formatCents } from '@title24/shared-domain/orders';
import { Alert, Button, ButtonLink, Cluster, Table } from '@title24/ui';
import { ContactLinks } from '../confirmation/contact-links.tsx';
import styles from './case.module.css';
import { PriceRows } from './price-rows.tsx';

interface Props {
  readonly shown: CustomerCase;
  readonly invoice: CustomerInvoice;
  /** Error message if the payment page could not be opened. */
  readonly error: string | undefined;
}

/** Shows the invoice and the ways to pay, or the receipt. This section is printed on a separate page. */
export function InvoiceSection({ shown, invoice, error }: Props) {
  const { company } = useConfig();
  const isHydrated = useHydrated();
  const { reference } = shown;
  const { cents, state, isPayable } = invoice;
  const { title, facts, caption, columns, lines, sums, howToPay, notes } = caseInvoice(shown, invoice);
  return (
    <section aria-labelledby="invoice" className={`${styles.section} ${styles.invoice}`}>
      <h2 id="invoice">{title}</h2>
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
            <p key={text} className={styles.text}>
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
        {[['From', company.name] as const, ...facts].map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>
              <bdi>{words}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <Table caption={caption} hideCaption>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col" data-numeric>
              {columns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          <PriceRows lines={lines} />
          {sums.map(({ words, cents: amount }) => (
            <tr key={words} className={styles.total}>
              <th scope="row">{words}</th>
              <td data-numeric>{formatCents(amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
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
