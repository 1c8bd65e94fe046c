import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { AttemptRow } from './attempts/attempt-rows.ts';
import type { CardCharges } from './attempts/card-charges.ts';
import type { CardRefunds } from './attempts/card-refunds.ts';
import type { EngineParts } from './attempts/engine-parts.ts';
import type { PaymentPages } from './attempts/payment-pages.ts';
import type { CardPages } from './cards/card-pages.ts';
import type { PaymentEvents } from './events/payment-events.ts';
import { parkAttempt } from './payment-jobs.ts';
import { paymentAttempts } from './tables/payment-attempts.table.ts';
import { paymentEvents } from './tables/payment-events.table.ts';
import { paymentCustomers, savedCards } from './tables/saved-cards.table.ts';

type Dependencies = EngineParts & {
  readonly charges: CardCharges;
  readonly pages: PaymentPages;
  readonly refunds: CardRefunds;
  readonly events: PaymentEvents;
  readonly cardPages: CardPages;
};

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
/** Milliseconds after which a job or a webhook counts as lost. */
const lostAfterMs = 10 * minuteMs;
const parkAfterMs = 2 * dayMs;
/** Milliseconds for which a card is kept after it was saved, and after each change to an order or case that uses it. */
const cardKeptMs = 120 * dayMs;
/** Maximum number of items per query. The next run handles the rest. Notifications to staff have no maximum. */
const batchSize = 50;

/**
 * Completes work that jobs and webhooks missed, retries refused cards, notifies staff of payments without an
 * outcome, and removes unneeded cards and customers. Failures are logged and retried in the next run.
 */
export async function checkPayments(dependencies: Dependencies): Promise<void> {
  const { database, clock, provider, payables, charges, pages, refunds, events, cardPages, log } =
    dependencies;
  const now = clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const lost = before(lostAfterMs);
  async function each<Row>(what: string, rows: readonly Row[], act: (row: Row) => Promise<unknown>) {
    for (const row of rows) {
      await act(row).catch((err: unknown) =>
        log.error({ err, id: (row as { id?: string }).id ?? row }, `${what} could not be processed`),
      );
    }
  }

  for (const use of payables.cardUses) {
    const due = await use.toCharge(database, { now, dueBefore: lost }, batchSize);
    await each('A charge', due, (id) => charges.charge(id));
  }

  const startedBefore = (instant: Date) =>
    and(eq(paymentAttempts.outcome, 'started'), lte(paymentAttempts.startedAt, instant));
  const open = await database
    .select()
    .from(paymentAttempts)
    .where(startedBefore(lost))
    // In random order, so that payment pages that stay open do not delay other attempts.
    .orderBy(sql`random()`)
    .limit(batchSize);
  await each('A payment', open, async (attempt: AttemptRow) => {
    await (attempt.way === 'page' ? pages.recordOutcome(attempt) : charges.complete(attempt));
  });
  const stuck = await database
    .select()
    .from(paymentAttempts)
    .where(and(startedBefore(before(parkAfterMs)), isNull(paymentAttempts.parkedAt)));
  const why = 'It was started two days ago, and the payment provider has not reported an outcome.';
  await each('A parked payment', stuck, (attempt) => parkAttempt(dependencies, attempt, why));

  const unanswered = await database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.refund, 'due'), lte(paymentAttempts.refundAskedAt, lost)))
    .limit(batchSize);
  await each('A refund', unanswered, ({ id }) => refunds.refund(id));

  const unhandled = await database
    .select()
    .from(paymentEvents)
    .where(and(isNull(paymentEvents.handledAt), lte(paymentEvents.receivedAt, lost)))
    .orderBy(asc(paymentEvents.receivedAt))
    .limit(batchSize);
  await each('An event', unhandled, ({ id }) => events.handle(id));

  await each('A page for a card', await cardPages.ended(batchSize), (page) => cardPages.recordOutcome(page));

  await each('A card', await cardsToRemove(dependencies, now), async ({ id, providerId }) => {
    await provider.removeCard(providerId);
    await database.update(savedCards).set({ removedAt: clock.now() }).where(eq(savedCards.id, id));
  });

  const left = await database
    .select()
    .from(paymentCustomers)
    .where(isNull(paymentCustomers.accountId))
    .limit(batchSize);
  await each('A customer', left, async ({ id, providerId }) => {
    await provider.deleteCustomer(providerId);
    await database.delete(paymentCustomers).where(eq(paymentCustomers.id, id));
  });
}

/**
 * Returns up to `batchSize` cards that no charge needs, if their removal was requested or their last use was at least
 * `cardKeptMs` milliseconds ago.
 */
function cardsToRemove({ database, payables }: Pick<Dependencies, 'database' | 'payables'>, now: Date) {
  const kept = new Date(now.getTime() - cardKeptMs);
  const uses = payables.cardUses;
  return database
    .select()
    .from(savedCards)
    .where(
      and(
        isNull(savedCards.removedAt),
        ...uses.map((use) => sql`not ${use.isNeeded(savedCards.id)}`),
        or(
          isNotNull(savedCards.removalRequestedAt),
          and(
            lte(savedCards.savedAt, kept),
            ...uses.map((use) => sql`not ${use.isUsedSince(savedCards.id, kept)}`),
          ),
        ),
      ),
    )
    .limit(batchSize);
}
