import { openOrderStates, owedStates } from '@title24/shared-domain/orders';
import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Stripe } from 'stripe';
import { asked, RefusedError } from '../../payments/provider-error.ts';
import type { OrderDependencies, OrderWork } from '../life/order-work.ts';
import { cardAttempts, cardRefunds } from '../tables/card-attempts.table.ts';
import { charges } from '../tables/charges.table.ts';
import { orders } from '../tables/orders.table.ts';
import { paymentEvents } from '../tables/payment-events.table.ts';
import { cardSetups, paymentCustomers, savedCards } from '../tables/saved-cards.table.ts';
import type { CardCharges } from './card-charges.ts';
import type { CardRefunds } from './card-refunds.ts';
import type { CardSetups } from './card-setups.ts';
import type { PayPages } from './pay-pages.ts';
import type { PaymentEvents } from './payment-events.ts';
import { parkCharge } from './payment-jobs.ts';

type Dependencies = Pick<OrderDependencies, 'database' | 'clock'> & {
  readonly stripe: Stripe;
  readonly work: () => OrderWork;
  readonly setups: CardSetups;
  readonly cards: CardCharges;
  readonly pages: PayPages;
  readonly refunds: CardRefunds;
  readonly events: PaymentEvents;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** After this long, a job or a webhook is considered lost, and the outcome is looked up. */
const lostAfterMs = 10 * minuteMs;
const parkAfterMs = 2 * dayMs;
/** How long a card is kept after the last order that uses it. */
const cardKeptMs = 120 * dayMs;
/** Maximum number of each processed in a run; the next run continues. */
const batchSize = 50;

/**
 * Completes what jobs and webhooks of payments have missed, and what falls due by time: looks up what is under way,
 * tries refused cards again, parks what does not complete, and removes cards that nothing is charged to any more.
 * Failures are logged and retried by the next run.
 */
export async function lookAtPaymentClocks(dependencies: Dependencies): Promise<void> {
  const { database, clock, stripe, setups, cards, pages, refunds, events, log } = dependencies;
  const now = clock.now().getTime();
  const lost = new Date(now - lostAfterMs);
  const each = async (what: string, ids: readonly string[], act: (id: string) => Promise<unknown>) => {
    for (const id of ids) {
      await act(id).catch((err: unknown) => log.error({ err, id }, `${what} could not be processed`));
    }
  };

  const due = await database
    .select({ id: charges.id })
    .from(charges)
    .innerJoin(orders, eq(orders.id, charges.orderId))
    .where(
      and(
        isNotNull(orders.cardId),
        or(
          and(eq(charges.state, 'due'), lte(charges.createdAt, lost)),
          and(eq(charges.state, 'failed'), lte(charges.nextTryAt, new Date(now))),
        ),
      ),
    )
    .orderBy(asc(charges.createdAt))
    .limit(batchSize);
  await each('A charge', ids(due), (id) => cards.charge(id));

  const underWay = await database
    .select()
    .from(cardAttempts)
    .where(and(eq(cardAttempts.outcome, 'started'), lte(cardAttempts.startedAt, lost)))
    .orderBy(asc(cardAttempts.startedAt))
    .limit(batchSize);
  await each('A payment', ids(underWay), async (id) => {
    const attempt = underWay.find((one) => one.id === id);
    if (attempt) await (attempt.way === 'page' ? pages.look(attempt) : cards.look(attempt));
  });
  const stuck = await database
    .selectDistinct({ id: cardAttempts.chargeId })
    .from(cardAttempts)
    .innerJoin(charges, eq(charges.id, cardAttempts.chargeId))
    .where(
      and(
        eq(cardAttempts.outcome, 'started'),
        lte(cardAttempts.startedAt, new Date(now - parkAfterMs)),
        isNull(charges.parkedAt),
      ),
    );
  const why = 'It was begun two days ago, and the provider has not said what came of it.';
  await each('A parked payment', ids(stuck), (id) => parkCharge(dependencies, id, why));

  const unanswered = await database
    .select({ id: cardRefunds.chargeId })
    .from(cardRefunds)
    .where(and(eq(cardRefunds.state, 'due'), lte(cardRefunds.createdAt, lost)))
    .limit(batchSize);
  await each('A refund', ids(unanswered), (id) => refunds.refund(id));

  const unhandled = await database
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.handledAt), lte(paymentEvents.receivedAt, lost)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(batchSize);
  await each('An event', ids(unhandled), (id) => events.handle(id));

  const over = await database
    .select()
    .from(cardSetups)
    .where(and(eq(cardSetups.state, 'open'), lte(cardSetups.expiresAt, new Date(now))))
    .limit(batchSize);
  await each('A page for a card', ids(over), async (id) => {
    const setup = over.find((one) => one.id === id);
    if (setup) await setups.look(setup);
  });

  await each('A card', ids(await cardsToRemove(dependencies, now)), async (id) => {
    const [card] = await database.select().from(savedCards).where(eq(savedCards.id, id));
    if (!card) return;
    await gone(stripe.paymentMethods.detach(card.providerId));
    await database.update(savedCards).set({ removedAt: clock.now() }).where(eq(savedCards.id, id));
  });

  const left = await database
    .select()
    .from(paymentCustomers)
    .where(isNull(paymentCustomers.accountId))
    .limit(batchSize);
  await each('A customer', ids(left), async (id) => {
    const customer = left.find((one) => one.id === id);
    if (!customer) return;
    await gone(stripe.customers.del(customer.providerId));
    await database.delete(paymentCustomers).where(eq(paymentCustomers.id, id));
  });
}

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** Resolves once an object is removed; one that no longer exists counts as removed. @throws PaymentProviderError */
async function gone(answer: Promise<unknown>): Promise<void> {
  try {
    await asked(answer);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
  }
}

/**
 * Returns cards to which nothing is charged any more: those whose removal the customer requested, and those whose last
 * order ended long ago. A card that was never used is kept as long.
 */
function cardsToRemove({ database }: Pick<Dependencies, 'database'>, now: number) {
  const isOpen = inArray(orders.state, [...openOrderStates, 'delivered']);
  const isOwed = sql`exists (select from ${charges} where ${charges.orderId} = ${orders.id} and ${inArray(charges.state, [...owedStates, 'proposed'])})`;
  const isLate = sql`greatest(${orders.deliveredAt}, ${orders.cancelledAt}, ${orders.lastUpdate}) > ${new Date(now - cardKeptMs).toISOString()}::timestamptz`;
  const usedBy = (which: ReturnType<typeof sql>) =>
    sql`exists (select from ${orders} where ${orders.cardId} = ${savedCards.id} and (${which}))`;
  return database
    .select({ id: savedCards.id })
    .from(savedCards)
    .where(
      and(
        isNull(savedCards.removedAt),
        sql`not ${usedBy(sql`${isOpen} or ${isOwed}`)}`,
        or(
          isNotNull(savedCards.removalRequestedAt),
          and(lte(savedCards.savedAt, new Date(now - cardKeptMs)), sql`not ${usedBy(isLate)}`),
        ),
      ),
    )
    .limit(batchSize);
}
