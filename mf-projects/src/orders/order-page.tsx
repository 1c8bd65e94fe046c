import { useConfig, useHydrated } from '@title24/remote-kit/runtime';
import { formatCalendarDate, formatDay, formatMoment, phoneHref } from '@title24/shared-domain';
import {
  clockWords,
  type OrderView,
  orderClockSentences,
  orderStages,
  orderStateTitles,
  orUntilDelivery,
} from '@title24/shared-domain/orders';
import { Badge, Button, Cluster, PageSection, Stack, Timeline } from '@title24/ui';
import { AddressLines } from '../ordering/address-lines.tsx';
import { OrderSums } from '../ordering/order-sums.tsx';
import { useProject } from '../project/project-context.ts';
import { projectPath } from '../project-paths.ts';
import sections from '../sections/sections.module.css';
import { TitledPage } from '../titled-page.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ChangesAsked } from './changes-asked.tsx';
import { OrderCharges } from './order-charges.tsx';
import { OrderCompliance } from './order-compliance.tsx';
import { useOrder } from './order-context.ts';
import { OrderFiles } from './order-files.tsx';
import { orderParts } from './order-parts.ts';
import styles from './orders.module.css';
import { orderStateTones } from './state-tones.ts';

/** Renders /project/{number}/order/{n}: the confirmation of a new order, later its state and the customer's actions. */
export function OrderPage() {
  const { order } = useOrder();
  return (
    <>
      <Head />
      <ChangesAsked />
      <OrderCompliance />
      <OrderFiles />
      <PageSection title="What it costs" width="text" id={orderParts.costs}>
        <Stack>
          <OrderSums total={order} caption="What you ordered" />
          <OrderCharges />
          {order.address && (
            <div>
              <h3>Copies are mailed to</h3>
              <AddressLines address={order.address} />
            </div>
          )}
        </Stack>
      </PageSection>
      <CancelOrder />
      <History order={order} />
    </>
  );
}

function Head() {
  const { order } = useOrder();
  const { key } = useProject();
  const isHydrated = useHydrated();
  const { supportPhone1, supportPhone2, customerMail } = useConfig().navLinks;
  const isNew = order.state === 'submitted' && order.round === 1;
  return (
    <TitledPage
      title={isNew ? 'Your order is placed' : `Order ${order.number}`}
      documentTitle={`Order ${order.number}`}
    >
      <Cluster className={sections.noPrint}>
        <a href={projectPath(key)}>Back to the project</a>
        {isHydrated && (
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            Print
          </Button>
        )}
      </Cluster>
      <div className={styles.receipt}>
        <p className={sections.line}>
          <strong>{order.projectName}</strong>
          <span>Order {order.number}</span>
          {order.revisionOf !== null && <span>Revision of order {order.revisionOf}</span>}
          <Badge tone={orderStateTones[order.state]}>{orderStateTitles[order.state]}</Badge>
        </p>
        <div role="status">
          <Clocks order={order} />
          <Outcome order={order} />
        </div>
        {isNew && order.cancelUntil !== null && (
          <p>
            You can cancel free of charge until {clockWords(order.cancelUntil)} (Pacific time)
            {orUntilDelivery(order.rushDueAt !== null)}.
          </p>
        )}
        <section aria-label="Status" id={orderParts.timeline}>
          <OrderTimeline order={order} />
        </section>
        <section aria-labelledby="next-title" className={sections.part}>
          <h2 id="next-title">What happens next</h2>
          <Next order={order} />
          <p>
            Questions? Write to <a href={`mailto:${customerMail}`}>{customerMail}</a>, or call{' '}
            <a href={phoneHref(supportPhone1)}>{supportPhone1}</a> or{' '}
            <a href={phoneHref(supportPhone2)}>{supportPhone2}</a>, and give the order number.
          </p>
        </section>
      </div>
    </TitledPage>
  );
}

function Clocks({ order }: { readonly order: OrderView }) {
  return orderClockSentences(order).map((sentence) => (
    <p key={sentence}>
      <strong>{sentence}</strong>
    </p>
  ));
}

/** Shows why an order was canceled, or whether its printed copies are in the mail. */
function Outcome({ order }: { readonly order: OrderView }) {
  const { state, cancelReason, mailedAt, arrivesBy, trackingNumber, mailingCents } = order;
  if (state === 'cancelled') {
    const why = {
      customer: 'You canceled this order.',
      staff: 'We canceled this order.',
      'no-response': 'We didn’t hear from you in time, so this order has ended.',
      withdrawn:
        'This revision was withdrawn. The project is back to the way it was when the report was delivered.',
    } as const;
    return <p>{why[cancelReason ?? 'staff']}</p>;
  }
  if (state !== 'delivered' && state !== 'completed') return null;
  return (
    <>
      {mailingCents > 0 && mailedAt === null && <p>Your printed copies aren’t in the mail yet.</p>}
      {mailedAt !== null && (
        <p>
          We mailed your printed copies on {formatDay(mailedAt)}.
          {arrivesBy !== null && ` They should arrive by ${formatCalendarDate(arrivesBy)}.`}
          {trackingNumber !== '' && ` Tracking number: ${trackingNumber}`}
        </p>
      )}
    </>
  );
}

function Next({ order }: { readonly order: OrderView }) {
  const { key } = useProject();
  switch (order.state) {
    case 'submitted':
    case 'resubmitted':
      return (
        <>
          <p>An analyst reviews what you entered and runs the state-approved software.</p>
          <p>
            The project stays locked unless we ask for changes or the order is canceled. You can read it, copy
            it and print it. <a href={`${projectPath(key)}/check`}>See what you submitted</a>
          </p>
        </>
      );
    case 'in-review':
      return (
        <p>
          An analyst is looking at your project now. We’ll email you when the report is ready, or if the
          project needs changes.
        </p>
      );
    case 'changes-needed':
      return (
        <p>
          Change the project as requested below, or tell us why not, and submit it again. Our deadline then
          starts over.
        </p>
      );
    case 'unlocked':
      return <p>Change the project and submit it below.</p>;
    case 'delivered':
      return (
        <p>
          {order.card === null && order.charges.some(({ state }) => state === 'due')
            ? 'Download your files below, and pay the invoice.'
            : 'Download your files below.'}
        </p>
      );
    case 'completed':
      return (
        <p>
          Everything is done. If the plans change, write to us: we can unlock the project for a simple
          revision. For more than that, copy the project and order again.
        </p>
      );
    case 'cancelled':
      return order.kind === 'revision' ? (
        <p>The report that was delivered stays as it is.</p>
      ) : (
        <p>
          The project is open again, with everything that you entered.{' '}
          <a href={projectPath(key)}>Go to the project</a>
        </p>
      );
  }
}

function History({ order }: { readonly order: OrderView }) {
  if (order.events.length === 0) return null;
  return (
    <PageSection title="History" tone="tint" width="text">
      <ul className={styles.history}>
        {order.events.map(({ at, event, words }) => (
          <li key={`${at} ${event}`}>
            <time dateTime={at}>{formatMoment(at)}</time> <span>{words}</span>
          </li>
        ))}
      </ul>
      <p className={styles.muted}>All times are Pacific time.</p>
    </PageSection>
  );
}

/** Shows the past and current stages of an order with their times, and the future stages. */
function OrderTimeline({ order }: { readonly order: OrderView }) {
  return (
    <Timeline
      stages={orderStages(order).map(({ title, status, at }) => ({
        title,
        status,
        when: at !== null && <time dateTime={at}>{formatMoment(at)}</time>,
      }))}
    />
  );
}
