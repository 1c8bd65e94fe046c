import { addressLines } from '@title24/shared-domain';
import { registrationWords } from '@title24/shared-domain/compliance';
import { type DeskOrder, formatCents, orderStateTitles } from '@title24/shared-domain/orders';
import { Alert, Badge } from '@title24/ui';
import type { ReactNode, RefObject } from 'react';
import cards from '../../cards/cards.module.css';
import { When } from '../../moments/when.tsx';
import { Deadline } from '../clocks/deadline.tsx';
import { useSiteTime } from '../clocks/use-site-time.ts';
import { cancelReasonTitles, orderKindTitles, orderTones } from '../order-labels.ts';
import styles from './detail.module.css';

interface Props {
  readonly order: DeskOrder;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Shows an order's customer, state and deadlines. */
export function OrderHead({ order, heading }: Props) {
  const { number, projectName, state, kind, round, isLate, customer, customerEmail, reviewer } = order;
  const isRush = order.rounds.some(({ rushDueAt }) => rushDueAt !== null);
  return (
    <section aria-labelledby="order" className={styles.section}>
      <h2 id="order" ref={heading} tabIndex={-1}>
        {number} <bdi>{projectName}</bdi>
      </h2>
      <p className={styles.badges}>
        <Badge tone={orderTones[state]}>{orderStateTitles[state]}</Badge>
        <Badge>{orderKindTitles[kind]}</Badge>
        {isRush && <Badge tone="warning">Rush</Badge>}
        {isLate && <Badge tone="danger">Late</Badge>}
        {round > 1 && <Badge>Round {round}</Badge>}
      </p>
      <dl className={styles.facts}>
        <Clocks order={order} />
        <Fact label="Reviewer">{reviewer ?? 'Unassigned'}</Fact>
        <Fact label="Customer">
          <bdi>{customer}</bdi>,{' '}
          <a href={`mailto:${encodeURIComponent(customerEmail).replace('%40', '@')}`}>
            <bdi>{customerEmail}</bdi>
          </a>
        </Fact>
        <Fact label="Ordered">
          <When at={order.submittedAt} />
        </Fact>
        {order.revisionOf !== null && (
          <Fact label="Revision of">
            <a href={`/admin/orders?id=${order.revisionOf}`}>{order.revisionOf}</a>
          </Fact>
        )}
        <ComplianceFacts compliance={order.compliance} />
        <Fact label="Input file">{order.inputFileName}</Fact>
        <Fact label="Report file">{order.reportFileName}</Fact>
        <Fact label="What was ordered">
          <ul className={styles.lines}>
            {order.lines.map(({ sku, name, quantity, lineCents }) => (
              <li key={sku}>
                {quantity > 1 && `${quantity} × `}
                {name}: {formatCents(lineCents)}
              </li>
            ))}
            <li>
              <strong>Total: {formatCents(order.totalCents)}</strong>
            </li>
          </ul>
        </Fact>
        {order.address && (
          <Fact label="Copies go to">
            <bdi>{[order.address.name, ...addressLines(order.address)].join(', ')}</bdi>
          </Fact>
        )}
      </dl>
      {order.cancelRequestedAt !== null && (
        <Alert tone="warning" title="The customer wants to cancel">
          <p>
            Since <When at={order.cancelRequestedAt} />:
          </p>
          <p className={cards.text} dir="auto">
            {order.cancelRequestReason || 'No reason given.'}
          </p>
        </Alert>
      )}
      {order.charges.some((charge) => charge.state === 'proposed') && (
        <Alert tone="warning" title="An evaluation fee needs your decision">
          <p>
            It is charged only if you confirm it. <a href="#charges">Go to the charges</a>
          </p>
        </Alert>
      )}
    </section>
  );
}

function Clocks({ order }: Pick<Props, 'order'>) {
  const now = useSiteTime(order.now);
  const { trackingNumber, cancelReason } = order;
  const deadlines = [
    ['Rush promise', order.rushDueAt],
    ['Due', order.dueAt],
    ['The customer answers by', order.responseDueAt],
  ] as const;
  const moments = [
    ['Free cancellation until', order.cancelUntil, ''],
    ['Delivered', order.deliveredAt, ''],
    ['Copies mailed', order.mailedAt, trackingNumber && `, tracking number ${trackingNumber}`],
    ['Canceled', order.cancelledAt, cancelReason && `, ${cancelReasonTitles[cancelReason]}`],
  ] as const;
  return (
    <>
      {deadlines.map(
        ([label, dueAt]) =>
          dueAt !== null && (
            <Fact key={label} label={label}>
              <Deadline dueAt={dueAt} now={now} />
            </Fact>
          ),
      )}
      {moments.map(
        ([label, at, more]) =>
          at !== null && (
            <Fact key={label} label={label}>
              <When at={at} />
              {more}
            </Fact>
          ),
      )}
    </>
  );
}

function ComplianceFacts({ compliance }: Pick<DeskOrder, 'compliance'>) {
  if (compliance === null) return null;
  const { complies, shortfall, needsRegistration, registration } = compliance;
  return (
    <>
      <Fact label="Compliance">{complies ? 'Complies' : `Does not comply: ${shortfall}`}</Fact>
      <Fact label="Registration">
        {!needsRegistration
          ? 'Not needed'
          : registration === null
            ? 'Needed, not recorded yet'
            : registrationWords(registration)}
      </Fact>
    </>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
