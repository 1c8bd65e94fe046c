import {
  isOpenOrder,
  type OrderSummary,
  orderClockSentences,
  orderPath,
  orderStateTitles,
} from '@title24/shared-domain/orders';
import { Table } from '@title24/ui';
import styles from './my-account.module.css';

/** Maximum number of orders on the account page. */
const shown = 5;

/** Lists the first five of `orders` with their states and what happens next. */
export function OwnOrders({ orders }: { readonly orders: readonly OrderSummary[] }) {
  if (orders.length === 0) return <p>You have not ordered a report yet.</p>;
  return (
    <Table caption="Reports" stacks>
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col">Order</th>
          <th scope="col">State</th>
          <th scope="col">What’s next</th>
        </tr>
      </thead>
      <tbody>
        {orders.slice(0, shown).map((order) => (
          <tr key={order.number}>
            <th scope="row">{order.projectName}</th>
            <td data-label="Order" className={styles.number}>
              <a href={orderPath(order.number)}>{order.number}</a>
            </td>
            <td data-label="State">{orderStateTitles[order.state]}</td>
            <td data-label="What’s next">
              <NextOf order={order} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function NextOf({ order }: { readonly order: OrderSummary }) {
  const { number, state } = order;
  if (isOpenOrder(order)) return orderClockSentences(order).join(' ');
  if (state === 'cancelled') return 'Nothing: it was canceled.';
  return (
    <a href={orderPath(number)}>
      Download the files<span className="visually-hidden"> of {number}</span>
    </a>
  );
}
