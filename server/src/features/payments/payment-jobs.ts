import { eq } from 'drizzle-orm';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { type AttemptRow, attemptsAt } from './attempts/attempt-rows.ts';
import type { CardCharges } from './attempts/card-charges.ts';
import type { CardRefunds } from './attempts/card-refunds.ts';
import type { EngineParts } from './attempts/engine-parts.ts';
import type { PaymentEvents } from './events/payment-events.ts';
import { chargeQueue, eventQueue, refundQueue } from './payment-queues.ts';
import { paymentAttempts } from './tables/payment-attempts.table.ts';

/** Two days of retries. The delay starts at a minute and doubles up to an hour. */
const retry = { limit: 53, firstDelay: 60, maxDelay: 3600 };
const attemptTimeoutSeconds = 120;

type Dependencies = EngineParts & {
  readonly charges: CardCharges;
  readonly refunds: CardRefunds;
  readonly events: PaymentEvents;
};

/** Returns the jobs for card payments. Each job can run more than once. */
export function paymentJobs(dependencies: Dependencies): JobDefinition[] {
  const { database, charges, refunds, events } = dependencies;
  const common = { retry, attemptTimeoutSeconds };
  return [
    {
      ...common,
      name: chargeQueue,
      run: (payableId) => charges.charge(payableId),
      async park(payableId) {
        const [newest] = await attemptsAt(database, payableId);
        const why = 'It could not be charged for two days: the payment provider did not respond.';
        if (newest) await parkAttempt(dependencies, newest, why);
      },
    },
    {
      ...common,
      name: refundQueue,
      run: (attemptId) => refunds.refund(attemptId),
      async park(attemptId) {
        const [due] = await database.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
        const why = 'It could not be refunded for two days. Refund it at the provider.';
        if (due) await refunds.end(due, { state: 'failed', refundId: null, why });
      },
    },
    {
      ...common,
      name: eventQueue,
      run: (id) => events.handle(id),
      // Does nothing, because `checkPayments` also handles the event.
      park: async () => undefined,
    },
  ];
}

/** Notifies staff, once per attempt, that a payment attempt still has no outcome. */
export async function parkAttempt(
  { database, payables }: Pick<EngineParts, 'database' | 'payables'>,
  { id, payableId, cents }: AttemptRow,
  why: string,
): Promise<void> {
  await payables.record(database, payableId, async ({ transaction, now }) => {
    const [attempt] = await transaction.select().from(paymentAttempts).where(eq(paymentAttempts.id, id));
    if (attempt?.outcome !== 'started' || attempt.parkedAt !== null) return null;
    await transaction.update(paymentAttempts).set({ parkedAt: now }).where(eq(paymentAttempts.id, id));
    return { type: 'attention', cents, why };
  });
}
