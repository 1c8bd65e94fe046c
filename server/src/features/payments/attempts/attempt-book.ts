import { pacificDate } from '@title24/shared-domain';
import type { CardRefusal } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { PaidPayment, RefusedPayment } from '../card-provider.ts';
import type { Payables, PaymentResult } from '../payables.ts';
import { paymentAttempts } from '../tables/payment-attempts.table.ts';
import { type AttemptRow, attemptsAt } from './attempt-rows.ts';

/** Final outcome of an attempt, or null for an abandoned payment page. */
type Ended = PaidPayment | RefusedPayment | null;

/** Refusal reason if the card was removed before a charge was requested. */
export const cardRemoved: CardRefusal = 'card-removed';

const dayMs = 86_400_000;
/**
 * Milliseconds until the saved card is charged again after a payable's first and second declined attempt. After the
 * third, staff decide.
 */
const retriesAfterMs = [3 * dayMs, 4 * dayMs];

interface Dependencies {
  readonly database: Database;
  readonly payables: Payables;
}

/**
 * Records the outcome of each attempt only once. In the same transaction, the payable's feature (orders or
 * cases) updates the payable and its history, and queues the emails.
 */
export class AttemptBook {
  readonly #needs: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /** Stores the provider's payment id for a pending attempt. */
  async keepPayment({ id }: Pick<AttemptRow, 'id'>, paymentId: string): Promise<void> {
    await this.#needs.database.update(paymentAttempts).set({ paymentId }).where(eq(paymentAttempts.id, id));
  }

  /** Records the outcome of an attempt. Does nothing if the attempt already has an outcome. */
  async end(attempt: Pick<AttemptRow, 'id' | 'payableId'>, ended: Ended): Promise<void> {
    const { database, payables } = this.#needs;
    await payables.record(database, attempt.payableId, async ({ transaction, now, payable }) => {
      const [open] = await transaction
        .select()
        .from(paymentAttempts)
        .where(eq(paymentAttempts.id, attempt.id));
      if (open?.outcome !== 'started') return null;
      const { cents, way } = open;
      const difference = ended?.state === 'paid' ? whyNotAccepted(ended.received, cents) : null;
      await transaction
        .update(paymentAttempts)
        .set({
          outcome: difference === null ? (ended?.state ?? 'closed') : 'closed',
          reason: ended !== null && ended.state !== 'paid' ? ended.reason : '',
          endedAt: now,
          ...(ended?.paymentId && { paymentId: ended.paymentId }),
        })
        .where(eq(paymentAttempts.id, attempt.id));
      if (ended?.state === 'paid') {
        const why = payable.isOwed
          ? difference
          : 'It was paid by card although nothing was owed for it anymore. Refund it at the provider, and tell the customer.';
        if (why !== null) {
          return { type: 'attention', cents, why, endsCharge: way === 'saved-card' && payable.isOwed };
        }
        const paidOn = pacificDate(now.toISOString());
        return { type: 'paid', cents, payment: { way: 'card', paidOn, reference: ended.card ?? '' } };
      }
      // An abandoned page, or a refusal on a page, leaves the payable unchanged.
      if (ended === null || way === 'page') return null;
      return this.#refused(transaction, open, ended, now);
    });
  }

  async #refused(
    transaction: Transaction,
    { payableId, cents, n }: AttemptRow,
    refusal: RefusedPayment,
    now: Date,
  ): Promise<PaymentResult> {
    const { state, reason } = refusal;
    const refusals = (await attemptsAt(transaction, payableId)).filter(({ way }) => way === 'saved-card');
    const isTriedAgain = state === 'declined' && reason !== cardRemoved;
    const after = isTriedAgain ? retriesAfterMs[refusals.length - 1] : undefined;
    const nextTryAt = after === undefined ? null : new Date(now.getTime() + after);
    const isLast = nextTryAt === null && state === 'declined';
    return { type: 'refused', cents, refusal, attempt: n, nextTryAt, isLast };
  }
}

/**
 * Returns a message for staff if the received amount or currency differs from the request, otherwise null.
 * @param cents the requested amount in US cents
 */
function whyNotAccepted({ amount, currency }: PaidPayment['received'], cents: number): string | null {
  if (amount === cents && currency === 'usd') return null;
  const asked = `${cents} (usd, in its smallest unit)`;
  return `The provider received ${amount} (${currency}) in place of ${asked}, so it is not recorded as paid. Look at it there, refund it, and tell the customer.`;
}
