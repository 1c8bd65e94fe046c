import { type DeskSummary, orderStateTitles } from '@title24/shared-domain/orders';
import { Badge, classNames } from '@title24/ui';
import list from '../../work-list/work-list.module.css';
import { Deadline } from '../clocks/deadline.tsx';
import { orderKindTitles, orderTones } from '../order-labels.ts';
import styles from './queue.module.css';

interface Props {
  readonly orders: readonly DeskSummary[];
  /** Time of the site's clock. */
  readonly now: Date;
}

/** Shows a page of the queue: a table, or cards on narrow screens. */
export function OrderTable({ orders, now }: Props) {
  return (
    <table className={classNames(list.table, list.compact)}>
      <caption className="visually-hidden">Orders by due date</caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Due</th>
          <th scope="col">State</th>
          <th scope="col">Customer</th>
          <th scope="col">Reviewer</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} now={now} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order, now }: { readonly order: DeskSummary; readonly now: Date }) {
  const { number, projectName, kind, round, state, customer, reviewer, cancelRequestedAt } = order;
  return (
    <tr>
      <th scope="row">
        <a href={`/admin/orders?id=${encodeURIComponent(number)}`}>
          {number} <span className={list.second}>{projectName}</span>
        </a>
        <p>
          {orderKindTitles[kind]}
          {round > 1 && `, round ${round}`}
        </p>
      </th>
      <td>
        <Due order={order} now={now} />
      </td>
      <td>
        <div className={styles.badges}>
          <Badge tone={orderTones[state]}>{orderStateTitles[state]}</Badge>
          {order.rushDueAt !== null && <Badge tone="accent">Rush</Badge>}
          {order.isLate && <Badge tone="danger">Late</Badge>}
          {cancelRequestedAt !== null && <Badge tone="warning">Wants to cancel</Badge>}
        </div>
      </td>
      <td data-label="Customer">
        <bdi>{customer}</bdi>
      </td>
      <td data-label="Reviewer">{reviewer ?? 'Nobody yet'}</td>
    </tr>
  );
}

function Due({ order: { dueAt, rushDueAt, responseDueAt }, now }: { order: DeskSummary; now: Date }) {
  if (rushDueAt !== null || dueAt !== null) {
    const isRushFirst = rushDueAt !== null && (dueAt === null || Date.parse(rushDueAt) < Date.parse(dueAt));
    return <Deadline dueAt={(isRushFirst ? rushDueAt : dueAt) ?? ''} now={now} />;
  }
  if (responseDueAt === null) return 'Nothing is due';
  return (
    <>
      The customer answers: <Deadline dueAt={responseDueAt} now={now} />
    </>
  );
}
