import { useConfig, useHydrated } from '@title24/remote-kit/runtime';
import {
  type ChargeView,
  formatCents,
  type InvoiceLine,
  orderInvoice,
  orderPath,
} from '@title24/shared-domain/orders';
import { Button, Cluster, PageSection, Stack, Table } from '@title24/ui';
import sections from '../sections/sections.module.css';
import { TitledPage } from '../titled-page.tsx';
import { useOrder } from './order-context.ts';
import styles from './orders.module.css';
import { PayByCard } from './pay-by-card.tsx';

/**
 * Renders /project/{number}/order/{n}/pay: invoices and receipts, and how to pay. Each invoice or receipt is printed on
 * a separate page.
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
  const { title, facts, caption, columns, lines, sums, howToPay, notes } = orderInvoice(order, charge);
  return (
    <PageSection title={title} width="text" className={styles.invoice}>
      <Stack>
        <dl className={styles.invoiceFacts}>
          {[['From', company.name] as const, ...facts].map(([term, words]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className={styles.words}>{words}</dd>
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
          <tbody>{lines.map(row)}</tbody>
          <tfoot>{sums.map(row)}</tfoot>
        </Table>
        {[...howToPay, ...notes].map((text) => (
          <p key={text} className={styles.words}>
            {text}
          </p>
        ))}
      </Stack>
    </PageSection>
  );
}

const row = ({ words, cents }: InvoiceLine, index: number) => (
  <tr key={`${index} ${words}`}>
    <th scope="row">{words}</th>
    <td data-numeric>{formatCents(cents)}</td>
  </tr>
);
