import { deadlineWords, formatCents, type OrderKind } from '@title24/shared-domain/orders';
import { type WorkItem, type WorkQueue, workPath, workStateTitle } from '@title24/shared-domain/work';
import { Badge, classNames } from '@title24/ui';
import { When } from '../moments/when.tsx';
import { Deadline } from '../orders/clocks/deadline.tsx';
import { useSiteTime } from '../orders/clocks/use-site-time.ts';
import { orderKindTitles } from '../orders/order-labels.ts';
import list from '../work-list/work-list.module.css';
import styles from './work.module.css';

/** Shows work items in a table or, on narrow screens, in cards. */
export function WorkTable({ queue }: { readonly queue: WorkQueue }) {
  const now = useSiteTime(queue.now);
  return (
    <table className={classNames(list.table, styles.queue)}>
      <caption className="visually-hidden">Work by due date</caption>
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col">Due</th>
          <th scope="col">State</th>
          <th scope="col">Assigned to</th>
          <th scope="col">Received</th>
        </tr>
      </thead>
      <tbody>
        {queue.items.map((item) => (
          <tr key={item.number}>
            <th scope="row">
              <a href={workPath(item)}>
                <bdi>{item.projectName}</bdi>{' '}
                <span className={classNames(list.second, list.small)}>{item.number}</span>
              </a>
              <p>
                {workLabel(item)}, <bdi>{item.customer}</bdi>
              </p>
            </th>
            <td>
              <Due item={item} now={now} />
            </td>
            <td>
              <div className={styles.badges}>
                <Badge tone={item.dueAt === null ? 'neutral' : 'info'}>{workStateTitle(item)}</Badge>
                {item.isRush && <Badge tone="warning">Rush</Badge>}
                {item.wantsToCancel && <Badge tone="warning">Wants to cancel</Badge>}
                {item.hasMessage && <Badge tone="warning">Customer wrote</Badge>}
                {item.owedCents > 0 && <Badge tone="warning">{formatCents(item.owedCents)} owed</Badge>}
              </div>
            </td>
            <td data-label="Assigned to">{item.assignee ?? 'Unassigned'}</td>
            <td data-label="Received">
              <When at={item.receivedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function workLabel({ kind, what }: WorkItem): string {
  return kind === 'order' ? `Order, ${orderKindTitles[what as OrderKind].toLowerCase()}` : what;
}

/**
 * Shows the time left for the next staff step, or how late it is. If the customer must act next, shows the customer's
 * deadline.
 */
function Due({ item: { dueAt, answerDueAt }, now }: { readonly item: WorkItem; readonly now: Date }) {
  if (dueAt === null) {
    if (answerDueAt === null) return 'Nothing is due';
    return <>Customer’s turn, by {deadlineWords(answerDueAt)}</>;
  }
  return <Deadline dueAt={dueAt} now={now} />;
}
