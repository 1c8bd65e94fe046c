import { formatCents } from '@title24/shared-domain/orders';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { ProviderNews } from '../card-provider.ts';
import { refundQueue } from '../payment-queues.ts';
import { paymentAttempts } from '../tables/payment-attempts.table.ts';
import type { AttemptRow } from './attempt-rows.ts';
import type { EngineParts } from './engine-parts.ts';

type News<About> = Extract<ProviderNews, { about: About }>;

/** Handles refunds, requested on this site or made at the provider, and disputes (D8, Q6). */
export class CardRefunds {
  readonly #needs: EngineParts;

  constructor(dependencies: EngineParts) {
    this.#needs = dependencies;
  }

  /**
   * Requests a refund to the card that paid. Does nothing if no card paid, because staff then return the
   * money themselves. Also does nothing if the payment already has a refund.
   */
  async request(transaction: Transaction, payableId: string, cents: number): Promise<void> {
    const { jobs, clock } = this.#needs;
    const [paid] = await transaction
      .select()
      .from(paymentAttempts)
      .where(
        and(
          eq(paymentAttempts.payableId, payableId),
          eq(paymentAttempts.outcome, 'paid'),
          isNull(paymentAttempts.refund),
        ),
      )
      .orderBy(desc(paymentAttempts.n));
    if (!paid?.paymentId) return;
    await transaction
      .update(paymentAttempts)
      .set({ refund: 'due', refundCents: cents, refundAskedAt: clock.now() })
      .where(eq(paymentAttempts.id, paid.id));
    await jobs().send(transaction, refundQueue, paid.id);
  }

  /**
   * Sends a stored refund request.
   * @throws PaymentProviderError if the outcome is unknown
   */
  async refund(attemptId: string): Promise<void> {
    const { database, provider } = this.#needs;
    const [due] = await database.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId));
    if (due?.refund !== 'due' || due.paymentId === null) return;
    const { paymentId, payableId, cents } = due;
    const requested = due.refundCents ?? cents;
    // The provider may already have refunded the payment or a part of it, because staff did so at the provider, or
    // because the response to an earlier request was lost.
    const refunded = requested === cents ? await provider.refundedCents(paymentId) : 0;
    const wanted = requested - refunded;
    if (wanted <= 0) return this.end(due, { state: 'done', refundId: null });
    // The provider refuses a second request that has the same idempotency key but another amount, so a request for
    // the rest of the money has its own key.
    const idempotencyKey = `refund-${attemptId}${refunded > 0 ? `-after-${refunded}` : ''}`;
    const { refusal, providerId } = await provider.refund({
      paymentId,
      payableId,
      cents: wanted,
      idempotencyKey,
    });
    if (refusal === null) return this.end(due, { state: 'done', refundId: providerId });
    await this.end(due, { state: 'failed', refundId: providerId, why: whyFailed(refusal) });
  }

  /**
   * Records the end of a refund, and emails staff if the refund failed. Does nothing if the refund's state is
   * not in `from`, which contains only 'due' by default.
   */
  async end(
    { id, payableId, refundCents, cents }: AttemptRow,
    ended: {
      readonly state: 'done' | 'failed';
      readonly refundId: string | null;
      readonly why?: string;
      readonly from?: readonly ('due' | 'done')[];
    },
  ): Promise<void> {
    const { database, payables } = this.#needs;
    const { state, refundId, why, from = ['due'] } = ended;
    await payables.record(database, payableId, async ({ transaction }) => {
      // A job and the regular check can run concurrently. Only the update that changes the row leads to an email.
      const changed = await transaction
        .update(paymentAttempts)
        .set({ refund: state, refundId })
        .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.refund, [...from])))
        .returning();
      if (changed.length === 0 || why === undefined) return null;
      return { type: 'attention', cents: refundCents ?? cents, why };
    });
  }

  /**
   * Notifies staff of a refund made at the provider.
   * @param claim marks the provider's event as handled, and returns false if it was already handled
   */
  async refundedElsewhere(
    { paymentId, cents }: News<'refund'>,
    claim: (transaction: Transaction) => Promise<boolean>,
  ): Promise<void> {
    const { database, payables } = this.#needs;
    const paid = await this.#paidBy(paymentId);
    if (!paid || cents <= knownCents(paid)) return;
    const why = `${formatCents(cents)} of it was refunded at the provider, not here. Record it in a note, and tell the customer.`;
    await payables.record(database, paid.payableId, async ({ transaction, now }) => {
      const [fresh] = await transaction.select().from(paymentAttempts).where(eq(paymentAttempts.id, paid.id));
      if (!fresh || cents <= knownCents(fresh) || !(await claim(transaction))) return null;
      // Only a full refund is recorded. After a partial refund, the rest can still be refunded on this site.
      if (cents >= paid.cents) {
        await transaction
          .update(paymentAttempts)
          .set({ refund: 'done', refundCents: cents, refundAskedAt: now })
          .where(and(eq(paymentAttempts.id, paid.id), isNull(paymentAttempts.refund)));
      }
      return { type: 'attention', cents: paid.cents, why };
    });
  }

  /** Notifies staff of a refund that was accepted but did not reach the card. */
  async failedLater({ paymentId, payableId, reason }: News<'failed-refund'>): Promise<void> {
    const paid = await this.#paidBy(paymentId);
    // Ignores a refund that this site did not request. Staff see at the provider that it failed.
    if (paid?.payableId !== payableId) return;
    await this.end(paid, {
      state: 'failed',
      refundId: paid.refundId,
      why: whyFailed(reason),
      from: ['due', 'done'],
    });
  }

  /**
   * Notifies staff of a dispute.
   * @param claim like that of {@link refundedElsewhere}
   */
  async disputed(
    { paymentId, reason }: News<'dispute'>,
    claim: (transaction: Transaction) => Promise<boolean>,
  ): Promise<void> {
    const { database, payables } = this.#needs;
    const paid = await this.#paidBy(paymentId);
    if (!paid) return;
    const why = `The customer disputes it at the bank (${reason}). Answer at the provider, in time.`;
    await payables.record(database, paid.payableId, async ({ transaction }) =>
      (await claim(transaction)) ? { type: 'disputed', cents: paid.cents, why } : null,
    );
  }

  async #paidBy(paymentId: string): Promise<AttemptRow | null> {
    if (paymentId === '') return null;
    const [found] = await this.#needs.database
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.paymentId, paymentId));
    return found ?? null;
  }
}

const knownCents = ({ refund, refundCents }: AttemptRow) => (refund === null ? 0 : (refundCents ?? 0));

/**
 * Returns the message for staff about a failed refund.
 * @param reason the provider's code
 */
function whyFailed(reason: string): string {
  return `The provider did not refund it (${reason}), but the customer expects the refund. Give it back in another way.`;
}
