import type { PaymentStep } from '@title24/shared-domain/orders';
import { cardWords } from '@title24/shared-domain/orders';
import { eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { pendingAttempt } from '../../payments/attempts/attempt-rows.ts';
import type { CardPayments } from '../../payments/card-payments.ts';
import { cardsOf, cardView } from '../../payments/cards/saved-cards.ts';
import { PaymentRefusedError } from '../../payments/refusing.ts';
import { chosenCard } from '../store/chosen-card.ts';
import { charges } from '../tables/charges.table.ts';
import { orderDrafts } from '../tables/order-drafts.table.ts';
import { orders } from '../tables/orders.table.ts';
import { type InvoiceNeeds, manualPayments } from './manual-payments.ts';
import type { DueCharge, Payments } from './payments.ts';

interface Needs extends InvoiceNeeds {
  readonly cards: CardPayments;
}

/**
 * Returns the card payment method. A card is saved before the order is placed, and a job charges the card after the
 * delivery or mailing. Orders without a card are paid by invoice.
 */
export function cardPayments({ database, clock, mailer, cards }: Needs): Payments {
  const invoices = manualPayments({ database, clock, mailer });
  const choose = (from: Database | Transaction, projectId: string, cardId: string) =>
    from.update(orderDrafts).set({ cardId }).where(eq(orderDrafts.projectId, projectId));
  cards.onCardSaved(async (transaction, projectId, cardId) => {
    await choose(transaction, projectId, cardId);
  });
  return {
    takesCards: true,

    async prepare({ accountId }, { id, number }, wanted): Promise<PaymentStep> {
      if (wanted === null) {
        const page = `/project/${number}/order`;
        const subject = { id, number, savedPath: `${page}/check`, leftPath: `${page}/card` };
        const url = await cards.openCardPage(accountId, subject);
        return { url, words: 'Save a card on our payment provider’s page.' };
      }
      const card = (await cardsOf(database, accountId)).find((each) => each.id === wanted);
      if (!card) throw new PaymentRefusedError('This card is no longer saved. Choose another one.');
      await choose(database, id, card.id);
      return { url: null, words: `${cardWords(card)} is charged when the report is delivered.` };
    },

    async draftPayment({ accountId }, project) {
      await cards.recordSavedCards(project.id);
      return database.transaction(async (transaction) => {
        const saved = await cardsOf(transaction, accountId);
        const chosen = await chosenCard(transaction, accountId, project);
        return {
          card: chosen && cardView(chosen),
          others: saved.filter(({ id }) => id !== chosen?.id).map(cardView),
        };
      });
    },

    async fallDue(transaction, to, order, charge) {
      if (order.card === null) return invoices.fallDue(transaction, to, order, charge);
      await cards.charge(transaction, charge.id);
    },

    async payLink(_, charge) {
      return { url: await cards.openPage(charge.id), words: 'Pay on our payment provider’s page.' };
    },

    async recordPagePayments(number) {
      const own = database.select({ id: orders.id }).from(orders).where(eq(orders.number, number));
      const owed = await database
        .select({ id: charges.id })
        .from(charges)
        .where(inArray(charges.orderId, own));
      await cards.recordPagePayments(owed.map(({ id }) => id));
    },

    release: ({ id }) => cards.closePage(id),

    async retry(transaction, charge) {
      await requireRefusedCard(transaction, charge);
      if (await pendingAttempt(transaction, charge.id)) {
        throw new PaymentRefusedError('The customer has a payment page open. Try again in a few minutes.');
      }
      await transaction
        .update(charges)
        .set({ state: 'due', nextTryAt: null })
        .where(eq(charges.id, charge.id));
      await cards.charge(transaction, charge.id, { again: true });
    },

    refund: (transaction, { id, cents }) => cards.refund(transaction, id, cents),

    preview: (other) => {
      const same = manualPayments({ database, clock, mailer: other });
      return {
        ...same,
        fallDue: async (transaction, to, order, charge) =>
          order.card === null ? same.fallDue(transaction, to, order, charge) : undefined,
        retry: requireRefusedCard,
      };
    },
  };
}

/**
 * Requires that a card payment of the charge was refused.
 * @throws PaymentRefusedError if no card payment was refused
 */
async function requireRefusedCard(transaction: Transaction, { id }: DueCharge): Promise<void> {
  const [charge] = await transaction.select().from(charges).where(eq(charges.id, id));
  if (charge?.state !== 'failed') {
    throw new PaymentRefusedError('Only a charge that a card has refused is tried again.');
  }
}
