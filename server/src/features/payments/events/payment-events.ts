import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { attemptsAt } from '../attempts/attempt-rows.ts';
import type { CardCharges } from '../attempts/card-charges.ts';
import type { CardRefunds } from '../attempts/card-refunds.ts';
import type { EngineParts } from '../attempts/engine-parts.ts';
import type { PaymentPages } from '../attempts/payment-pages.ts';
import { isMissing, type ProviderNews } from '../card-provider.ts';
import type { CardPages } from '../cards/card-pages.ts';
import { paymentEvents } from '../tables/payment-events.table.ts';

type Dependencies = Pick<EngineParts, 'database' | 'clock' | 'provider'> & {
  readonly pages: PaymentPages;
  readonly charges: CardCharges;
  readonly refunds: CardRefunds;
  readonly cardPages: CardPages;
};

/**
 * Handles the payment provider's stored events: fetches each event's object, and applies the object's current state.
 * Events may come in any order and more than once (D8).
 */
export class PaymentEvents {
  readonly #needs: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /**
   * Handles a stored event.
   * @param id the id of the event's row
   * @throws PaymentProviderError if the state of the event's object is unknown
   * @throws RefusedError if the provider refuses a request, unless the object is missing
   */
  async handle(id: string): Promise<void> {
    const { database, clock, provider } = this.#needs;
    const [event] = await database.select().from(paymentEvents).where(eq(paymentEvents.id, id));
    if (!event || event.handledAt !== null) return;
    try {
      const news = await provider.lookUp(event);
      if (news) await this.#apply(id, news);
    } catch (error) {
      // An event whose object is missing counts as handled. Otherwise, it would be retried every minute.
      if (!isMissing(error)) throw error;
    }
    await database.update(paymentEvents).set({ handledAt: clock.now() }).where(eq(paymentEvents.id, id));
  }

  async #apply(eventId: string, news: ProviderNews): Promise<void> {
    const { pages, cardPages, refunds } = this.#needs;
    switch (news.about) {
      case 'page':
        if (!(await pages.recordSession(news.sessionId))) await cardPages.recordSession(news.sessionId);
        return;
      case 'payment':
        return this.#recordPayment(news);
      case 'refund':
        return refunds.refundedElsewhere(news, (transaction) => this.#claim(transaction, eventId));
      case 'failed-refund':
        return refunds.failedLater(news);
      case 'dispute':
        return refunds.disputed(news, (transaction) => this.#claim(transaction, eventId));
    }
  }

  async #recordPayment(news: Extract<ProviderNews, { about: 'payment' }>): Promise<void> {
    const { database, charges, pages } = this.#needs;
    const { payableId, attempt, isPaid, paymentId } = news;
    const own = (await attemptsAt(database, payableId)).find(
      ({ n, outcome }) => String(n) === attempt && outcome === 'started',
    );
    if (!own) return;
    if (own.way === 'page') return pages.recordOutcome(own);
    // A refused charge is recorded where it was requested. Only a successful payment is recorded here.
    if (isPaid) await charges.complete({ ...own, paymentId });
  }

  /**
   * Marks an event as handled. A job and the regular check can handle the same event concurrently. Only the caller that
   * gets true notifies staff.
   * @returns false if the event was already handled
   */
  async #claim(transaction: Transaction, eventId: string): Promise<boolean> {
    const marked = await transaction
      .update(paymentEvents)
      .set({ handledAt: this.#needs.clock.now() })
      .where(and(eq(paymentEvents.id, eventId), isNull(paymentEvents.handledAt)))
      .returning({ id: paymentEvents.id });
    return marked.length > 0;
  }
}
