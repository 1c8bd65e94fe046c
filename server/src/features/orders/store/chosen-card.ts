import { cardWords } from '@title24/shared-domain/orders';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { type CardRow, cardsOf } from '../../payments/cards/saved-cards.ts';
import { orderDrafts } from '../tables/order-drafts.table.ts';

/** Returns the card to charge for a project's order, or null if none was chosen or the card was removed. */
export async function chosenCard(
  transaction: Transaction,
  accountId: string,
  { id }: { readonly id: string },
): Promise<CardRow | null> {
  const [draft] = await transaction.select().from(orderDrafts).where(eq(orderDrafts.projectId, id));
  if (!draft?.cardId) return null;
  return (await cardsOf(transaction, accountId)).find((card) => card.id === draft.cardId) ?? null;
}

/** Like {@link chosenCard}, but returns the card as text. */
export async function chosenCardWords(
  transaction: Transaction,
  accountId: string,
  project: { readonly id: string },
): Promise<string | null> {
  const card = await chosenCard(transaction, accountId, project);
  return card && cardWords(card);
}

/** Stores, in a project's order draft, the card to charge for the order. Does nothing if the project has no draft. */
export async function chooseCard(
  from: Database | Transaction,
  projectId: string,
  cardId: string,
): Promise<void> {
  await from.update(orderDrafts).set({ cardId }).where(eq(orderDrafts.projectId, projectId));
}
