import { smallestCardCents } from '@title24/shared-domain/orders';
import { and, eq, inArray } from 'drizzle-orm';
import { PaymentRefusedError } from '../refusing.ts';
import { paymentAttempts } from '../tables/payment-attempts.table.ts';
import { paymentCustomers } from '../tables/saved-cards.table.ts';
import { type AttemptRow, attemptsAt, paymentOf, pendingAttempt, startAttempt } from './attempt-rows.ts';
import type { EngineParts } from './engine-parts.ts';

const minuteMs = 60_000;
/** Milliseconds for which a payment page stays open. */
const openMs = 120 * minuteMs;
/** Milliseconds after which a payment page is abandoned if the provider's response was lost. */
const askMs = 60 * minuteMs;

const beingCharged =
  'We’re charging this to your card right now. Check again in a few minutes before you pay another way.';
const tooSmall = 'This amount is too small for a card. Write to us how you would like to pay.';

/**
 * Manages the provider's pages on which customers pay. Only one page per payable is open at a time. Each page is stored
 * before the provider is asked to open it. Its stored number is part of the idempotency key, so a repeated request
 * after an interruption returns the same page (D8, Q6).
 */
export class PaymentPages {
  readonly #needs: EngineParts;

  constructor(dependencies: EngineParts) {
    this.#needs = dependencies;
  }

  /**
   * Returns the URL of a payable's open payment page, and opens a page if there is none.
   * @throws PaymentRefusedError if nothing is owed, if the amount is too small for a card, or if a saved card
   * is being charged or will be charged first
   * @throws PaymentProviderError if the outcome of a provider request is unknown
   */
  async open(payableId: string): Promise<string> {
    const open = await pendingAttempt(this.#needs.database, payableId);
    if (open?.sessionId) await this.recordOutcome(open);
    const attempt = await this.#begin(payableId);
    return attempt.url ?? this.#ask(attempt);
  }

  /**
   * Records the outcome of a payment page, unless the page is still open.
   * @throws PaymentProviderError if the page's state is unknown
   */
  async recordOutcome(attempt: AttemptRow): Promise<void> {
    const { provider, book, clock } = this.#needs;
    const { sessionId, startedAt } = attempt;
    if (sessionId === null) {
      // If the provider's response was lost, nobody has the page's URL, so nobody can pay there.
      const isLost = clock.now().getTime() - startedAt.getTime() > askMs;
      if (isLost) await book.end(attempt, null);
      return;
    }
    const found = await provider.checkPage(sessionId);
    if (found.state === 'paid') await book.end(attempt, found);
    else if (found.state === 'expired') await book.end(attempt, null);
  }

  /**
   * Records the outcome of a payment page, unless the page is still open.
   * @param sessionId the page's id at the provider
   * @returns false if the page is not a payment page of this site
   * @throws PaymentProviderError if the page's state is unknown
   */
  async recordSession(sessionId: string): Promise<boolean> {
    const [attempt] = await this.#needs.database
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.sessionId, sessionId));
    if (attempt?.outcome === 'started') await this.recordOutcome(attempt);
    return attempt !== undefined;
  }

  /**
   * Records payments that customers have made on the open pages of these payables. Must be called before the payables'
   * orders or cases are shown. Failed lookups are logged, not thrown, because orders and cases can be shown without
   * these payments.
   */
  async recordAll(payableIds: readonly string[]): Promise<void> {
    const { database, log } = this.#needs;
    const open = await database
      .select()
      .from(paymentAttempts)
      .where(
        and(
          inArray(paymentAttempts.payableId, [...payableIds]),
          eq(paymentAttempts.way, 'page'),
          eq(paymentAttempts.outcome, 'started'),
        ),
      );
    for (const attempt of open) {
      await this.recordOutcome(attempt).catch((err: unknown) =>
        log.error({ err, payable: attempt.payableId }, 'A payment page could not be looked up'),
      );
    }
  }

  /**
   * Closes the open payment page of a payable, if any.
   * @throws PaymentRefusedError if the customer has just paid, or if a saved card is being charged
   * @throws PaymentProviderError if the outcome of a provider request is unknown
   */
  async close(payableId: string): Promise<void> {
    const { database, provider } = this.#needs;
    const attempt = await pendingAttempt(database, payableId);
    if (!attempt) return;
    if (attempt.way === 'saved-card') {
      throw new PaymentRefusedError('The card is being charged at the moment.');
    }
    if (attempt.sessionId === null) await this.#ask(attempt);
    const fresh = (await pendingAttempt(database, payableId)) ?? attempt;
    if (fresh.sessionId !== null) {
      await provider.expirePage(fresh.sessionId);
      await this.recordOutcome(fresh);
    }
    const after = (await attemptsAt(database, payableId)).find(({ id }) => id === attempt.id);
    if (after?.outcome === 'paid') {
      throw new PaymentRefusedError('The customer has just paid this by card. Reload the page.');
    }
  }

  async #begin(payableId: string): Promise<AttemptRow> {
    const { database, payables, clock } = this.#needs;
    const found = await payables.require(database, payableId);
    return database.transaction(async (transaction) => {
      const payable = await payables.lock(transaction, found);
      if (!payable.isOwed) throw new PaymentRefusedError('Nothing is owed on this invoice.');
      if (payable.cents < smallestCardCents) throw new PaymentRefusedError(tooSmall);
      const before = await attemptsAt(transaction, payableId);
      const open = before.find(({ outcome }) => outcome === 'started');
      if (open?.way === 'page') return open;
      // A saved card is charged first, unless it was refused.
      if (open || (payable.cardId !== null && !payable.isRefused)) {
        throw new PaymentRefusedError(beingCharged);
      }
      return startAttempt(transaction, payable, before, 'page', clock.now());
    });
  }

  async #ask(attempt: AttemptRow): Promise<string> {
    const { database, provider, payables, origin } = this.#needs;
    const payable = await payables.require(database, attempt.payableId);
    const session = await provider.openPage({
      ...paymentOf(attempt, payable),
      name: payable.name,
      paidUrl: `${origin()}${payable.paidPath}`,
      leftUrl: `${origin()}${payable.leftPath}`,
      customer: await this.#customerOf(payable.accountId),
      expiresAt: new Date(attempt.startedAt.getTime() + openMs),
    });
    await database.update(paymentAttempts).set(session).where(eq(paymentAttempts.id, attempt.id));
    return session.url;
  }

  async #customerOf(accountId: string | null): Promise<string | null> {
    if (accountId === null) return null;
    const [customer] = await this.#needs.database
      .select()
      .from(paymentCustomers)
      .where(eq(paymentCustomers.accountId, accountId));
    return customer?.providerId ?? null;
  }
}
