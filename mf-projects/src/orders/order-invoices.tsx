import { useConfig, useHydrated } from '@title24/remote-kit/runtime';
import { formatCalendarDate, formatDay } from '@title24/shared-domain';
import {
  type ChargeView,
  chargeTitles,
  formatCents,
  invoiceLineWords,
  invoiceTitle,
  isOwed,
  orderPath,
  paymentWords,
} from '@title24/shared-domain/orders';
import { Button, Cluster, PageSection, Stack, Table } from '@title24/ui';
import sections from '../sections/sections.module.css';
import { TitledPage } from '../titled-page.tsx';
import { useOrder } from './order-context.ts';
import styles from './orders.module.css';
import { PayByCard } from './pay-by-card.tsx';

/**
 * Renders /project/:number/order/{n}/pay: invoices and receipts, and how to pay. Each invoice or receipt is
 * printed on a separate page.
 */
export function OrderInvoices() {
  const { order } = useOrder();
  const isHydrated = useHydrated();
  const billed = order.charges.filter(({ state }) => state !== 'proposed');
  const isDue = billed.some(({ state }) => state === 'due' || state === 'processing');
  return (
    <>
      <TitledPage title={`Invoices of order ${order.number}`}>
        <Stack className={sections.noPrint}>
          <Cluster>
            <a href={orderPath(order.number)}>Back to order {order.number}</a>
            {isHydrated && billed.length > 0 && (
              <Button variant="secondary" size="small" onClick={() => window.print()}>
                Print
              </Button>
            )}
          </Cluster>
          {billed.length === 0 && <p>There’s no invoice for this order: nothing is due.</p>}
          {isDue && order.card !== null && <p>Your {order.card} is being charged.</p>}
          {billed
            .filter(({ isPayable }) => isPayable)
            .map((charge) => (
              <PayByCard key={charge.id} charge={charge} />
            ))}
        </Stack>
      </TitledPage>
      {billed.map((charge) => (
        <Invoice key={charge.id} charge={charge} />
      ))}
    </>
  );
}

function Invoice({ charge }: { readonly charge: ChargeView }) {
  const { order } = useOrder();
  const { company } = useConfig();
  const { kind, cents, state, invoiceNumber, createdAt, dueOn, lines, payments, refundedCents, howToPay } =
    charge;
  const facts: readonly (readonly [term: string, words: string])[] = [
    ['From', company.name],
    ['To', order.payer.join('\n')],
    ['Date', formatDay(createdAt)],
    ...(dueOn !== null && isOwed(charge) ? [['Pay by', formatCalendarDate(dueOn)] as const] : []),
    ['For', `${chargeTitles[kind]}, order ${order.number}, ${order.projectName}`],
  ];
  const sums: readonly (readonly [words: string, cents: number])[] = [
    [isOwed(charge) ? 'Due' : 'Total', cents],
    ...(state === 'waived' ? [['Waived: nothing is due', 0] as const] : []),
    ...(refundedCents > 0 ? [['Refunded', refundedCents] as const] : []),
  ];
  return (
    <PageSection title={`${invoiceTitle(charge)} ${invoiceNumber}`} width="text" className={styles.invoice}>
      <Stack>
        <dl className={styles.invoiceFacts}>
          {facts.map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className={styles.lines}>{words}</dd>
            </div>
          ))}
        </dl>
        <Table caption={`What invoice ${invoiceNumber} is for`} hideCaption>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col" data-numeric>
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={invoiceLineWords(line)}>
                <th scope="row">{line.words}</th>
                <td data-numeric>
                  {line.cents < 0 ? '−' : ''}
                  {formatCents(Math.abs(line.cents))}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sums.map(([words, amount]) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                <td data-numeric>{formatCents(amount)}</td>
              </tr>
            ))}
          </tfoot>
        </Table>
        {howToPay.map((text) => (
          <p key={text} className={styles.lines}>
            {text}
          </p>
        ))}
        {payments
          .filter(({ outcome }) => outcome === 'paid')
          .map((payment) => (
            <p key={payment.at}>
              {paymentWords(payment)}: {formatCents(payment.cents)}.
            </p>
          ))}
      </Stack>
    </PageSection>
  );
}
