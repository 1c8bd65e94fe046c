import { cardWords, type SavedCard } from '@title24/shared-domain/orders';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { siteClock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { paymentCustomers, savedCards } from '../tables/saved-cards.table.ts';

export type CardRow = typeof savedCards.$inferSelect;

/** Converts a card's row to the data that customers see. */
export function cardView({ id, brand, last4, expires }: CardRow): SavedCard {
  return { id, brand, last4, expires };
}

/** Returns an account's cards that are neither removed nor marked for removal, newest first. */
export async function cardsOf(database: Database | Transaction, accountId: string): Promise<CardRow[]> {
  const rows = await database
    .select({ card: savedCards })
    .from(savedCards)
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, savedCards.customerId))
    .where(
      and(
        eq(paymentCustomers.accountId, accountId),
        isNull(savedCards.removedAt),
        isNull(savedCards.removalRequestedAt),
      ),
    )
    .orderBy(desc(savedCards.savedAt), desc(savedCards.id));
  return rows.map(({ card }) => card);
}

/** Returns a card and its customer's id at the provider, or null if the card is unknown. Also finds removed cards. */
export async function cardWithCustomer(database: Database | Transaction, id: string) {
  const [found] = await database
    .select({ card: savedCards, customerId: paymentCustomers.providerId })
    .from(savedCards)
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, savedCards.customerId))
    .where(eq(savedCards.id, id));
  return found ?? null;
}

/** Returns a card's description, such as 'Visa ending in 4242', or null if there is no card. */
export async function wordsOfCard(
  database: Database | Transaction,
  id: string | null,
): Promise<string | null> {
  if (id === null) return null;
  const [card] = await database.select().from(savedCards).where(eq(savedCards.id, id));
  return card ? cardWords(card) : null;
}

/**
 * Requests the removal of an account's cards. Each card is removed when no more charges to it are possible.
 * @returns whether the account has cards that have not been removed yet
 */
export async function requestCardRemoval(
  database: Database | Transaction,
  accountId: string,
): Promise<boolean> {
  const asked = await database
    .update(savedCards)
    .set({ removalRequestedAt: sql`coalesce(${savedCards.removalRequestedAt}, ${siteClock.now()})` })
    .where(
      and(
        isNull(savedCards.removedAt),
        inArray(
          savedCards.customerId,
          database
            .select({ id: paymentCustomers.id })
            .from(paymentCustomers)
            .where(eq(paymentCustomers.accountId, accountId)),
        ),
      ),
    )
    .returning({ id: savedCards.id });
  return asked.length > 0;
}
