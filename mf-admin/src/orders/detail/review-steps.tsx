import { desk } from '@title24/remote-kit/rpc';
import { useMountProps } from '@title24/remote-kit/runtime';
import { isReleased } from '@title24/shared-domain/full-service';
import {
  type DeskOrder,
  deliveredThing,
  deliveryWait,
  isChecklistComplete,
} from '@title24/shared-domain/orders';
import { Button, Cluster } from '@title24/ui';
import { useState, useTransition } from 'react';
import { DeskFailure } from '../../desk/desk-failure.tsx';
import { When } from '../../moments/when.tsx';
import type { DeskAction } from '../actions/desk-action.ts';
import { orderActions } from '../actions/order-actions.ts';
import { useSiteTime } from '../clocks/use-site-time.ts';
import styles from './detail.module.css';

interface Props {
  readonly order: DeskOrder;
  readonly onAct: (action: DeskAction) => void;
  readonly mayCharge: boolean;
  readonly onDone: (order: DeskOrder, words: string) => void;
  readonly onReload: () => Promise<DeskOrder>;
}

/** Shows the possible actions, starting with the next step. A dialog opens before actions that notify the customer. */
export function ReviewSteps({ order, mayCharge, onAct, onDone, onReload }: Props) {
  const { rpc } = useMountProps();
  const [isWorking, startWork] = useTransition();
  const [problem, setProblem] = useState<unknown>(null);
  const { number, lastUpdate, state } = order;
  const isWaiting = state === 'submitted' || state === 'resubmitted';
  const isInReview = state === 'in-review';
  const actions = orderActions(order, mayCharge);
  const missing = isInReview ? missingToDeliver(order) : [];
  const now = useSiteTime(order.now).toISOString();
  const waitUntil = isInReview ? deliveryWait({ ...order, runs: order.rounds }, now) : null;

  function run(call: () => Promise<void>): void {
    if (isWorking) return;
    setProblem(null);
    startWork(async () => {
      try {
        await call();
      } catch (error) {
        setProblem(error);
      }
    });
  }
  const take = () =>
    run(async () =>
      onDone(await rpc.call(desk.startReview, { order: number, lastUpdate }), 'The review is yours.'),
    );
  const release = () =>
    run(async () =>
      onDone(
        await rpc.call(desk.release, { order: number, lastUpdate }),
        'The order is back in the queue, for anyone to take.',
      ),
    );

  return (
    <section aria-labelledby="steps" className={styles.section}>
      <h3 id="steps">What to do</h3>
      {(missing.length > 0 || waitUntil !== null) && (
        <p>
          {missing.length > 0 && `Before you deliver: ${missing.join(', ')}. `}
          {waitUntil !== null && (
            <>
              Delivery is possible after <When at={waitUntil} />, when free cancellation ends.
            </>
          )}
        </p>
      )}
      {actions.length === 0 && !isWaiting && <p>Nothing is left to do with this order.</p>}
      <Cluster>
        {isWaiting && (
          <Button onClick={take} data-desk-key="take">
            Start the review
          </Button>
        )}
        {actions.map((action, index) => (
          <Button
            key={action.key}
            variant={index === 0 && isInReview ? undefined : 'secondary'}
            onClick={() => {
              setProblem(null);
              onAct(action);
            }}
          >
            {action.open}
          </Button>
        ))}
        {isInReview && (
          <Button variant="secondary" onClick={release}>
            Put back in the queue
          </Button>
        )}
      </Cluster>
      {problem !== null && (
        <DeskFailure error={problem} onReload={() => run(async () => void (await onReload()))} />
      )}
    </section>
  );
}

/** Returns the steps that remain before delivery, as parts of a sentence. */
function missingToDeliver(order: DeskOrder): string[] {
  const { round, checklist, files } = order;
  const wanted = deliveredThing(order);
  const hasFile = files.some(
    (file) => file.round === round && file.kind === wanted && isReleased(file.scanState),
  );
  return [
    ...(hasFile ? [] : [`add the ${wanted} as a PDF`]),
    ...(isChecklistComplete(checklist) ? [] : ['complete the checklist']),
  ];
}
