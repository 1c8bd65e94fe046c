import { orderPageData } from '@title24/remote-kit/contract';
import { orders } from '@title24/remote-kit/rpc';
import { useMountProps, useRequestData } from '@title24/remote-kit/runtime';
import {
  isOpenOrder,
  type OrderSummary,
  orderClockSentences,
  orderPath,
  orderStateTitles,
} from '@title24/shared-domain/orders';
import { lockedMessage } from '@title24/shared-domain/projects';
import { Badge, ButtonLink, Cluster, FailureNotice } from '@title24/ui';
import { callProblem } from '../calls/call-problem.ts';
import { useCallResult } from '../calls/use-call-result.ts';
import { orderParts } from '../orders/order-parts.ts';
import { orderStateTones } from '../orders/state-tones.ts';
import { useProject } from '../project/project-context.ts';
import sections from '../sections/sections.module.css';
import styles from './overview.module.css';

/** The latest order's state and next step, and earlier orders, if any. */
export function OrderStatus() {
  const { session, key, stored } = useProject();
  const served = useRequestData(orderPageData);
  if (session) return <LoadedStatus key={stored?.lastUpdate} project={key} />;
  return <StatusOf orders={served?.orders ?? []} />;
}

function LoadedStatus({ project }: { readonly project: string }) {
  const { rpc } = useMountProps();
  const { state, reload: reloadProject } = useProject();
  const { result, reload } = useCallResult(
    `${project} ${state}`,
    async () => (await rpc.call(orders.list, { page: 1, project })).items,
    { onReturn: true },
  );
  // A project in progress usually has no order, so the error would only confuse.
  if (result.status === 'failed' && state !== 'in-progress')
    return (
      <FailureNotice
        title="We couldn’t load this project’s order"
        reason={callProblem(result.error)}
        onRetry={() => {
          reload();
          reloadProject();
        }}
      />
    );
  return <StatusOf orders={result.status === 'ready' ? result.data : []} />;
}

function StatusOf({ orders: own }: { readonly orders: readonly OrderSummary[] }) {
  const { key, state } = useProject();
  const [latest, ...others] = own;
  if (!latest) return null;
  const isOpen = isOpenOrder(latest);
  return (
    <section className={styles.next} aria-labelledby="order-title">
      <h2 id="order-title">{isOpen ? 'Your order' : 'Your orders'}</h2>
      <p className={sections.line}>
        <strong>Order {latest.number}</strong>
        <Badge tone={orderStateTones[latest.state]}>{orderStateTitles[latest.state]}</Badge>
      </p>
      {orderClockSentences(latest).map((sentence) => (
        <p key={sentence}>
          <strong>{sentence}</strong>
        </p>
      ))}
      {(state === 'ordered' || state === 'completed') && <p>{lockedMessage(key, state)}</p>}
      <Cluster>
        <ButtonLink href={orderPath(latest.number)} variant={isOpen ? 'primary' : 'secondary'}>
          {nextOf(latest)}
        </ButtonLink>
        <a href={`${orderPath(latest.number)}#${orderParts.timeline}`}>Status</a>
        {isDelivered(latest) && <a href={`${orderPath(latest.number)}#${orderParts.files}`}>Files</a>}
        <a href={`${orderPath(latest.number)}#${orderParts.costs}`}>What it costs</a>
      </Cluster>
      {others.length > 0 && (
        <ul>
          {others.map(({ number, state: of }) => (
            <li key={number}>
              <a href={orderPath(number)}>Order {number}</a>: {orderStateTitles[of].toLowerCase()}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const isDelivered = ({ state }: OrderSummary) => state === 'delivered' || state === 'completed';

/** Link text that names the customer's next action. */
function nextOf({ state }: OrderSummary): string {
  switch (state) {
    case 'changes-needed':
      return 'See what’s needed and answer';
    case 'unlocked':
      return 'Submit or withdraw the revision';
    case 'delivered':
    case 'completed':
      return 'See the files and the charges';
    default:
      return 'See the order';
  }
}
