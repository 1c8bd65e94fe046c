import { isOwed } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { paidBy } from '../../payments/card-pages.ts';
import { asked, RefusedError } from '../../payments/provider-error.ts';
import type { OrderDependencies } from '../life/order-work.ts';
import { lockOrder } from '../store/order-record.ts';
import { cardWithCustomer } from '../store/saved-cards.ts';
import { cardAttempts } from '../tables/card-attempts.table.ts';
import { charges } from '../tables/charges.table.ts';
import {
  type AttemptBook,
  type AttemptRow,
  attemptsAt,
  cardRemoved,
  type Ended,
  orderOfCharge,
} from './card-attempts.ts';

type Dependencies = Pick<OrderDependencies, 'database' | 'clock'> & {
  readonly stripe: Stripe;
  readonly book: AttemptBook;
};

const hourMs = 3_600_000;
/** The provider keeps idempotency keys for at least a day: a first try older than this is looked up there. */
const keyKeptMs = 20 * hourMs;

/**
 * Collects charges from saved cards, off-session. An attempt is stored before the request to the provider, with a key
 * that is derived from the charge and changes only after a definite response: whatever is interrupted in between, the
 * next run requests the same payment (D8).
 */
export class CardCharges {
  readonly #needs: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /** Tries a charge that is owed and not under way elsewhere. @throws PaymentProviderError if the outcome is unknown */
  async charge(chargeId: string): Promise<void> {
    const attempt = await this.#begin(chargeId);
    if (attempt) await this.#ask(attempt);
  }

  /** Looks up the outcome of an attempt with the saved card. @throws PaymentProviderError */
  async look(attempt: AttemptRow): Promise<void> {
    await this.#ask(attempt);
  }

  /** Returns the attempt that is under way, or a new one; null if there is nothing to try now. */
  async #begin(chargeId: string): Promise<AttemptRow | null> {
    const { database, clock } = this.#needs;
    const found = await orderOfCharge(database, chargeId);
    if (!found) throw new Error(`There is no charge ${chargeId}`);
    return database.transaction(async (transaction) => {
      const { row, charges: all } = await lockOrder(transaction, found.number, null);
      const charge = all.find(({ id }) => id === chargeId);
      const now = clock.now();
      if (!charge || !isOwed(charge) || row.cardId === null) return null;
      const before = await attemptsAt(transaction, chargeId);
      const underWay = before.find(({ outcome }) => outcome === 'started');
      // While the customer has a payment page open, nothing else is tried.
      if (underWay) return underWay.way === 'saved-card' ? underWay : null;
      if (charge.state === 'failed' && (charge.nextTryAt === null || charge.nextTryAt > now)) return null;
      const [begun] = await transaction
        .insert(cardAttempts)
        .values({
          chargeId,
          n: (before[0]?.n ?? 0) + 1,
          way: 'saved-card',
          outcome: 'started',
          cents: charge.cents,
          startedAt: now,
        })
        .returning();
      await transaction
        .update(charges)
        .set({ state: 'processing', nextTryAt: null, parkedAt: null })
        .where(eq(charges.id, chargeId));
      return begun ?? null;
    });
  }

  async #ask(attempt: AttemptRow): Promise<void> {
    const { database, book } = this.#needs;
    const found = await orderOfCharge(database, attempt.chargeId);
    const saved = found?.cardId ? await cardWithCustomer(database, found.cardId) : null;
    if (!found || !saved) throw new Error(`Charge ${attempt.chargeId} has no card`);
    const known = attempt.paymentId ?? (await this.#lookUp(attempt, saved.customerId));
    let ended: Ended | null;
    if (known !== null) ended = await this.#stateOf(known);
    else if (saved.card.removedAt !== null) {
      ended = { outcome: 'declined', paymentId: null, reason: cardRemoved, card: null };
    } else ended = await this.#take(attempt, found.number, saved);
    if (ended) await book.end(attempt, ended);
  }

  /** Returns the payment of an attempt whose key the provider may have dropped; null if it created none. */
  async #lookUp({ chargeId, n, startedAt }: AttemptRow, customer: string): Promise<string | null> {
    const { stripe, clock } = this.#needs;
    if (clock.now().getTime() - startedAt.getTime() < keyKeptMs) return null;
    const made = await asked(stripe.paymentIntents.list({ customer, limit: 100 }));
    const own = made.data.find(
      ({ metadata }) => metadata.charge_id === chargeId && metadata.attempt === String(n),
    );
    return own?.id ?? null;
  }

  async #take(
    attempt: AttemptRow,
    order: string,
    { card, customerId }: NonNullable<Awaited<ReturnType<typeof cardWithCustomer>>>,
  ): Promise<Ended | null> {
    const { chargeId, n, cents } = attempt;
    try {
      const intent = await asked(
        this.#needs.stripe.paymentIntents.create(
          {
            amount: cents,
            currency: 'usd',
            customer: customerId,
            payment_method: card.providerId,
            allowed_payment_method_types: ['card'],
            off_session: true,
            confirm: true,
            description: `Order ${order}`,
            metadata: { charge_id: chargeId, attempt: String(n), order },
            expand: ['latest_charge'],
          },
          { idempotencyKey: `charge-${chargeId}-${n}` },
        ),
      );
      await this.#needs.book.keepPayment(attempt, intent.id);
      return await this.#endOf(intent);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const { code, paymentId } = error.refusal;
      // Somebody could still confirm a failed payment: it is closed before anything else is tried.
      const isPaid = paymentId !== null && (await this.cancel(paymentId));
      if (isPaid) return this.#stateOf(paymentId);
      return { outcome: outcomeOf(code), paymentId, reason: code, card: null };
    }
  }

  /** Cancels a payment that has not succeeded. @returns whether it has succeeded instead */
  async cancel(paymentId: string): Promise<boolean> {
    const { stripe } = this.#needs;
    try {
      await asked(stripe.paymentIntents.cancel(paymentId));
      return false;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return (await asked(stripe.paymentIntents.retrieve(paymentId))).status === 'succeeded';
    }
  }

  async #stateOf(paymentId: string): Promise<Ended | null> {
    const intent = await asked(
      this.#needs.stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }),
    );
    return this.#endOf(intent);
  }

  /** Returns the outcome of a payment; null while the bank has not decided. */
  async #endOf(intent: Stripe.PaymentIntent): Promise<Ended | null> {
    if (intent.status === 'succeeded') return { outcome: 'paid', reason: '', ...paidBy(intent) };
    if (intent.status === 'processing') return null;
    if (intent.status !== 'canceled' && (await this.cancel(intent.id))) return this.#stateOf(intent.id);
    const fault = intent.last_payment_error;
    const code =
      intent.status === 'requires_action'
        ? 'authentication_required'
        : fault?.decline_code || fault?.code || 'card_declined';
    return { outcome: outcomeOf(code), paymentId: intent.id, reason: code, card: null };
  }
}

function outcomeOf(code: string): 'declined' | 'needs-authentication' {
  return code === 'authentication_required' ? 'needs-authentication' : 'declined';
}
