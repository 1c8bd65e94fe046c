import type { ChargeOutcome } from '../card-provider.ts';
import { cardWithCustomer } from '../cards/saved-cards.ts';
import { cardRemoved } from './attempt-book.ts';
import { type AttemptRow, attemptsAt, paymentOf, startAttempt } from './attempt-rows.ts';
import type { EngineParts } from './engine-parts.ts';

const hourMs = 3_600_000;
/**
 * Age limit of an attempt, in milliseconds. For an older attempt, a payment is requested again only if a lookup finds
 * no payment. The provider stores idempotency keys for at least a day, but perhaps not longer.
 */
const keyKeptMs = 20 * hourMs;

/**
 * Charges saved cards for amounts due, without the customer present. Each attempt is stored before its request to the
 * provider. The request's idempotency key is made from the payable's id and the attempt number. A new attempt begins
 * only after a definite response, so a repeated request after an interruption cannot charge twice (D8).
 */
export class CardCharges {
  readonly #needs: EngineParts;

  constructor(dependencies: EngineParts) {
    this.#needs = dependencies;
  }

  /**
   * Charges the saved card of a payable. Does nothing if nothing is owed, if there is no card, if a payment
   * page is open, or if the card was refused and its next attempt is not due.
   * @throws PaymentProviderError if the outcome is unknown
   */
  async charge(payableId: string): Promise<void> {
    const attempt = await this.#begin(payableId);
    if (attempt) await this.complete(attempt);
  }

  /**
   * Requests or looks up the payment of an attempt with the saved card. Records the outcome, if there is one.
   * @throws PaymentProviderError if the outcome is unknown
   */
  async complete(attempt: AttemptRow): Promise<void> {
    const { database, payables, provider, book } = this.#needs;
    const payable = await payables.require(database, attempt.payableId);
    const saved = payable.cardId === null ? null : await cardWithCustomer(database, payable.cardId);
    if (!saved) throw new Error(`Payable ${payable.id} has no card`);
    const known = attempt.paymentId ?? (await this.#lookUp(attempt, saved.customerId));
    let outcome: ChargeOutcome;
    if (known !== null) outcome = await provider.checkPayment(known);
    else if (saved.card.removedAt !== null) {
      outcome = { state: 'declined', paymentId: null, reason: cardRemoved };
    } else {
      const wanted = { customer: saved.customerId, card: saved.card.providerId };
      const made = await provider.charge({ ...paymentOf(attempt, payable), ...wanted });
      if (made.paymentId !== null) await book.keepPayment(attempt, made.paymentId);
      outcome = made.outcome;
    }
    if (outcome) await book.end(attempt, outcome);
  }

  /** Returns the pending attempt or a new one, or null if the card cannot be charged now. */
  async #begin(payableId: string): Promise<AttemptRow | null> {
    const { database, payables, clock } = this.#needs;
    const found = await payables.require(database, payableId);
    return database.transaction(async (transaction) => {
      const payable = await payables.lock(transaction, found);
      const now = clock.now();
      if (!payable.isOwed || payable.cardId === null) return null;
      const before = await attemptsAt(transaction, payableId);
      const open = before.find(({ outcome }) => outcome === 'started');
      if (open) return open.way === 'saved-card' ? open : null;
      if (payable.isRefused && (payable.nextTryAt === null || payable.nextTryAt > now)) return null;
      const attempt = await startAttempt(transaction, payable, before, 'saved-card', now);
      await payables.owner(payable.kind).savedCards?.start(transaction, payable);
      return attempt;
    });
  }

  /**
   * Returns the id of an attempt's payment at the provider, or null if there is none. Returns null without a lookup
   * while the provider still has the idempotency key.
   */
  async #lookUp({ payableId, n, startedAt }: AttemptRow, customer: string): Promise<string | null> {
    const { provider, clock } = this.#needs;
    if (clock.now().getTime() - startedAt.getTime() < keyKeptMs) return null;
    return provider.findPayment(customer, { payableId, attempt: n });
  }
}
