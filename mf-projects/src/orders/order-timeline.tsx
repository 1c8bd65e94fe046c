import { formatMoment } from '@title24/shared-domain';
import { type OrderView, orderStages } from '@title24/shared-domain/orders';
import { Icon } from '@title24/ui';
import styles from './orders.module.css';

const said = { done: 'Done: ', current: 'Now: ', ahead: 'Still to come: ' } as const;

/** The stages of an order with their dates: past, current and future ones. */
export function OrderTimeline({ order }: { readonly order: OrderView }) {
  return (
    <ol className={styles.stages}>
      {orderStages(order).map(({ title, status, at }, index) => (
        <li
          // A stage may occur twice, and its position never changes.
          key={index}
          className={styles.stage}
          data-status={status}
          aria-current={status === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {status === 'done' && <Icon name="check" size="small" />}
          </span>
          <span className={styles.stageText}>
            <span>
              <span className="visually-hidden">{said[status]}</span>
              <strong>{title}</strong>
            </span>
            {at !== null && <time dateTime={at}>{formatMoment(at)}</time>}
          </span>
        </li>
      ))}
    </ol>
  );
}
