import { and, eq } from 'drizzle-orm';
import type { JobDefinition } from '../../../platform/jobs/job-queue.ts';
import type { OrderDependencies, OrderWork } from '../life/order-work.ts';
import { paymentParked } from '../mails/staff-mails.ts';
import { charges } from '../tables/charges.table.ts';
import { orderOfCharge } from './card-attempts.ts';
import type { CardCharges } from './card-charges.ts';
import type { CardRefunds } from './card-refunds.ts';
import type { PaymentEvents } from './payment-events.ts';

/** The queues of jobs that send requests to the provider. */
export const chargeQueue = 'charge-card';
export const refundQueue = 'refund-card';
export const eventQueue = 'payment-event';

/** Starts at a minute, doubles up to an hour, for two days. */
const retry = { limit: 53, firstDelay: 60, maxDelay: 3600 };
const attemptTimeoutSeconds = 120;

type Dependencies = Pick<OrderDependencies, 'database' | 'clock'> & {
  readonly work: () => OrderWork;
  readonly cards: CardCharges;
  readonly refunds: CardRefunds;
  readonly events: PaymentEvents;
};

/** Registers the jobs of payments by card. Each may run twice. */
export function paymentJobs(dependencies: Dependencies): JobDefinition[] {
  const { cards, refunds, events } = dependencies;
  const common = { retry, attemptTimeoutSeconds };
  return [
    {
      ...common,
      name: chargeQueue,
      run: (id) => cards.charge(id),
      park: (id) =>
        parkCharge(dependencies, id, 'It could not be charged for two days: the provider did not answer.'),
    },
    {
      ...common,
      name: refundQueue,
      run: (id) => refunds.refund(id),
      park: (id) =>
        parkCharge(dependencies, id, 'It could not be refunded for two days. Refund it at the provider.'),
    },
    {
      ...common,
      name: eventQueue,
      run: (id) => events.handle(id),
      // The clocks look up its object too.
      park: async () => undefined,
    },
  ];
}

/** Notifies staff, once, that a charge needs their attention. */
export async function parkCharge(
  { database, work }: Pick<Dependencies, 'database' | 'work'>,
  chargeId: string,
  why: string,
): Promise<void> {
  const found = await orderOfCharge(database, chargeId);
  if (!found) return;
  await work().bySite(found.number, async ({ transaction, now }) => {
    const [charge] = await transaction
      .select()
      .from(charges)
      .where(and(eq(charges.id, chargeId)));
    if (!charge || charge.parkedAt !== null) return null;
    await transaction.update(charges).set({ parkedAt: now }).where(eq(charges.id, chargeId));
    const { kind, cents } = charge;
    return { mails: (mailed) => ({ toStaff: paymentParked(mailed, { kind, cents, why }) }) };
  });
}
