import { formatMoment } from '@title24/shared-domain';
import {
  type ChargeView,
  chargeTitles,
  formatCents,
  lateNotes,
  type OrderView,
  orderPath,
} from '@title24/shared-domain/orders';
import { Alert, Table } from '@title24/ui';
import { useOrder } from './order-context.ts';

const states: Readonly<Record<ChargeView['state'], string>> = {
  proposed: 'Not confirmed yet: we’ll review it first',
  due: 'Due',
  processing: 'Being charged',
  failed: 'Payment failed',
  paid: 'Paid',
  waived: 'Not charged',
  refunded: 'Refunded',
};

/** Lists an order's charges with their amounts and states. */
export function OrderCharges() {
  const { order } = useOrder();
  if (order.charges.length === 0) return <p>{nothingYet(order)}</p>;
  return (
    <>
      <UnpaidNotice />
      {lateNotes(order).map((note) => (
        <p key={note}>{note}</p>
      ))}
      <Table caption="Charges" stacks>
        <thead>
          <tr>
            <th scope="col">For</th>
            <th scope="col">Number</th>
            <th scope="col" data-numeric>
              Amount
            </th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {order.charges.map(({ id, kind, cents, state, invoiceNumber, payments }) => (
            <tr key={id}>
              <th scope="row">{chargeTitles[kind]}</th>
              <td data-label="Number">{invoiceNumber}</td>
              <td data-label="Amount" data-numeric>
                {formatCents(cents)}
              </td>
              <td data-label="State">
                {states[state]}
                {payments.length > 0 && `, ${formatMoment(payments.at(-1)?.at ?? '')}`}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        <a href={`${orderPath(order.number)}/pay`}>
          {order.card === null ? 'Printable invoices and receipts' : 'Printable receipts'}
        </a>
      </p>
    </>
  );
}

function UnpaidNotice() {
  const { order } = useOrder();
  const failed = order.charges.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  const cents = failed.reduce((sum, charge) => sum + charge.cents, 0);
  return (
    <Alert tone="warning" title={`Your payment of ${formatCents(cents)} didn’t go through`}>
      You can still download what we delivered. <a href={`${orderPath(order.number)}/pay`}>Pay now</a>
    </Alert>
  );
}

function nothingYet({ state, card }: OrderView): string {
  if (state === 'cancelled') return 'Nothing was charged for this order.';
  if (state === 'delivered' || state === 'completed') return 'Nothing is due.';
  return card === null
    ? 'Nothing is charged before the report is delivered. We’ll email an invoice then.'
    : `Nothing is charged before the report is delivered. Your ${card} is charged then.`;
}
