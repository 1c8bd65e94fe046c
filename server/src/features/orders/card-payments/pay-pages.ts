import { chargeTitles, isOwed, orderPath } from '@title24/shared-domain/orders';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { CardPages } from '../../payments/card-pages.ts';
import type { OrderDependencies } from '../life/order-work.ts';
import { PaymentRefusedError } from '../payments/payments.ts';
import { lockOrder } from '../store/order-record.ts';
import { cardAttempts } from '../tables/card-attempts.table.ts';
import { charges } from '../tables/charges.table.ts';
import { orders } from '../tables/orders.table.ts';
import { paymentCustomers } from '../tables/saved-cards.table.ts';
import { type AttemptBook, type AttemptRow, attemptsAt, orderOfCharge } from './card-attempts.ts';

type Dependencies = Pick<OrderDependencies, 'database' | 'clock'> & {
  readonly pages: CardPages;
  readonly book: AttemptBook;
  readonly origin: () => string;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

const minuteMs = 60_000;
/** How long a page stays open. */
const openMs = 120 * minuteMs;
/** How long a page that was requested without a response can be requested again with the same key. */
const askMs = 60 * minuteMs;

const beingCharged =
  'We’re charging this to your card right now. Check again in a few minutes before you pay another way.';

/** Pages of the provider on which a customer pays a charge after the saved card was refused (D8). */
export class PayPages {
  readonly #needs: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#needs = dependencies;
  }

  /**
   * Returns the URL of the page on which a charge is paid; only one is open at a time.
   * @throws PaymentRefusedError while it is being charged, or if nothing is owed; PaymentProviderError
   */
  async open(chargeId: string): Promise<string> {
    const underWay = await this.#underWay(chargeId);
    if (underWay?.sessionId) await this.look(underWay);
    const attempt = await this.#begin(chargeId);
    return attempt.url ?? this.#ask(attempt);
  }

  /** Records the outcome of a page. @throws PaymentProviderError */
  async look(attempt: AttemptRow): Promise<void> {
    const { pages, book, clock } = this.#needs;
    const { sessionId, startedAt } = attempt;
    if (sessionId === null) {
      // Nobody has seen the URL of a page whose response was lost: nobody can pay on it, and it expires by itself.
      const isLost = clock.now().getTime() - startedAt.getTime() > askMs;
      if (isLost) await book.end(attempt, { outcome: 'closed', paymentId: null, reason: '', card: null });
      return;
    }
    const found = await pages.look(sessionId);
    if (found.state === 'paid') {
      const { state: _, ...paid } = found;
      await book.end(attempt, { outcome: 'paid', reason: '', ...paid });
    } else if (found.state === 'expired') {
      await book.end(attempt, { outcome: 'closed', paymentId: null, reason: '', card: null });
    }
  }

  /** Records the outcome of the page with this id at the provider; false if it is not from this site. */
  async lookAtSession(sessionId: string): Promise<boolean> {
    const [attempt] = await this.#needs.database
      .select()
      .from(cardAttempts)
      .where(eq(cardAttempts.sessionId, sessionId));
    if (attempt?.outcome === 'started') await this.look(attempt);
    return attempt !== undefined;
  }

  /** Records the outcome of the pages of an order. Never rejects: the order can be shown without it. */
  async lookAtOrder(order: string): Promise<void> {
    const { database, log } = this.#needs;
    const open = await database
      .select({ attempt: cardAttempts })
      .from(cardAttempts)
      .innerJoin(charges, eq(charges.id, cardAttempts.chargeId))
      .innerJoin(orders, eq(orders.id, charges.orderId))
      .where(
        and(eq(orders.number, order), eq(cardAttempts.way, 'page'), eq(cardAttempts.outcome, 'started')),
      );
    for (const { attempt } of open) {
      await this.look(attempt).catch((err: unknown) =>
        log.error({ err, order }, 'A payment page could not be looked up'),
      );
    }
  }

  /**
   * Closes the page of a charge. @throws PaymentRefusedError if it has been paid, or the saved card is being charged
   */
  async close(chargeId: string): Promise<void> {
    const attempt = await this.#underWay(chargeId);
    if (!attempt) return;
    if (attempt.way === 'saved-card')
      throw new PaymentRefusedError('The card is being charged at the moment.');
    if (attempt.sessionId === null) await this.#ask(attempt);
    const fresh = (await this.#underWay(chargeId)) ?? attempt;
    if (fresh.sessionId !== null) {
      await this.#needs.pages.expire(fresh.sessionId);
      await this.look(fresh);
    }
    const after = (await attemptsAt(this.#needs.database, chargeId)).find(({ id }) => id === attempt.id);
    if (after?.outcome === 'paid') {
      throw new PaymentRefusedError('The customer has just paid this by card. Look at the order again.');
    }
  }

  async #underWay(chargeId: string): Promise<AttemptRow | null> {
    const [attempt] = await this.#needs.database
      .select()
      .from(cardAttempts)
      .where(and(eq(cardAttempts.chargeId, chargeId), eq(cardAttempts.outcome, 'started')));
    return attempt ?? null;
  }

  async #begin(chargeId: string): Promise<AttemptRow> {
    const { database, clock } = this.#needs;
    const found = await orderOfCharge(database, chargeId);
    if (!found) throw new Error(`There is no charge ${chargeId}`);
    return database.transaction(async (transaction) => {
      const { row, charges: all } = await lockOrder(transaction, found.number, null);
      const charge = all.find(({ id }) => id === chargeId);
      if (!charge || !isOwed(charge)) throw new PaymentRefusedError('Nothing of this is to be paid.');
      const before = await attemptsAt(transaction, chargeId);
      const underWay = before.find(({ outcome }) => outcome === 'started');
      if (underWay?.way === 'page') return underWay;
      // The saved card comes first, and is tried automatically.
      if (underWay || (charge.state !== 'failed' && row.cardId !== null)) {
        throw new PaymentRefusedError(beingCharged);
      }
      const [begun] = await transaction
        .insert(cardAttempts)
        .values({
          chargeId,
          n: (before[0]?.n ?? 0) + 1,
          way: 'page',
          outcome: 'started',
          cents: charge.cents,
          startedAt: clock.now(),
        })
        .returning();
      if (!begun) throw new Error('The attempt was not stored');
      return begun;
    });
  }

  async #ask({ id, chargeId, n, cents, startedAt }: AttemptRow): Promise<string> {
    const { database, pages, origin } = this.#needs;
    const found = await orderOfCharge(database, chargeId);
    if (!found) throw new Error(`There is no charge ${chargeId}`);
    const page = `${origin()}${orderPath(found.number)}/pay`;
    const metadata = { charge_id: chargeId, attempt: String(n), order: found.number };
    const [customer] = await database
      .select({ providerId: paymentCustomers.providerId })
      .from(paymentCustomers)
      .where(eq(paymentCustomers.accountId, found.accountId));
    const session = await pages.open({
      idempotencyKey: `charge-${chargeId}-${n}`,
      cents,
      name: `Order ${found.number}: ${chargeTitles[found.charge.kind].toLowerCase()}`,
      description: `Order ${found.number}`,
      metadata,
      clientReference: chargeId,
      paidUrl: page,
      leftUrl: page,
      customer: customer?.providerId ?? null,
      expiresAt: new Date(startedAt.getTime() + openMs),
    });
    await database.update(cardAttempts).set(session).where(eq(cardAttempts.id, id));
    return session.url;
  }
}
