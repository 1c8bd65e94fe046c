import type { PaymentStep } from '@title24/shared-domain/orders';
import { cardWords } from '@title24/shared-domain/orders';
import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { PaymentProviderError, RefusedError } from '../../payments/provider-error.ts';
import type { OrderDependencies } from '../life/order-work.ts';
import type { OrderMailer } from '../mails/order-mailer.ts';
import { manualPayments } from '../payments/manual-payments.ts';
import { type DueCharge, PaymentRefusedError, type Payments } from '../payments/payments.ts';
import { cardsOf } from '../store/saved-cards.ts';
import { cardAttempts, cardRefunds } from '../tables/card-attempts.table.ts';
import { charges } from '../tables/charges.table.ts';
import { orderDrafts } from '../tables/order-drafts.table.ts';
import type { CardSetups } from './card-setups.ts';
import type { PayPages } from './pay-pages.ts';
import { chargeQueue, refundQueue } from './payment-jobs.ts';

interface Needs extends Pick<OrderDependencies, 'database'> {
  readonly mailer: Pick<OrderMailer, 'toCustomer'>;
  readonly jobs: () => JobQueue;
  readonly setups: CardSetups;
  readonly pages: PayPages;
}

const notReached =
  'We can’t reach the payment provider right now. Nothing was charged. Try again in a few minutes.';

/** Returns the provider's response, or a message for the user if there is none. @throws PaymentRefusedError */
async function orSay<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof PaymentProviderError || cause instanceof RefusedError) {
      throw new PaymentRefusedError(notReached, { cause });
    }
    throw cause;
  }
}

/**
 * Payment by card at Stripe: a card is saved before an order, and charged by a job after what was ordered is delivered
 * or mailed. Orders without a card, such as earlier ones, are paid by invoice.
 */
export function cardPayments({ database, mailer, jobs, setups, pages }: Needs): Payments {
  const invoices = manualPayments(mailer);
  return {
    takesCards: true,

    async prepare({ accountId }, project, wanted): Promise<PaymentStep> {
      if (wanted === null) {
        const url = await orSay(setups.open(accountId, project));
        return { url, words: 'Save a card on our payment provider’s page.' };
      }
      const card = (await cardsOf(database, accountId)).find(({ id }) => id === wanted);
      if (!card) throw new PaymentRefusedError('This card is no longer saved. Choose another one.');
      await database
        .update(orderDrafts)
        .set({ cardId: card.id })
        .where(eq(orderDrafts.projectId, project.id));
      return { url: null, words: `${cardWords(card)} is charged when the report is delivered.` };
    },

    draftPayment: ({ accountId }, project) => setups.draftPayment(accountId, project),

    async fallDue(transaction, to, order, charge) {
      if (order.card === null) return invoices.fallDue(transaction, to, order, charge);
      await jobs().send(transaction, chargeQueue, charge.id);
    },

    async payLink(_, charge) {
      const url = await orSay(pages.open(charge.id));
      return { url, words: 'Pay on our payment provider’s page.' };
    },

    look: (order) => pages.lookAtOrder(order),

    release: ({ id }) => orSay(pages.close(id)),

    async retry(transaction, charge) {
      await requireRefusedCard(transaction, charge);
      await requireNoPage(transaction, charge);
      await transaction
        .update(charges)
        .set({ state: 'due', nextTryAt: null, parkedAt: null })
        .where(eq(charges.id, charge.id));
      await jobs().sendAgain(transaction, chargeQueue, charge.id);
    },

    async refund(transaction, { id, cents }) {
      const [paid] = await transaction
        .select()
        .from(cardAttempts)
        .where(and(eq(cardAttempts.chargeId, id), eq(cardAttempts.outcome, 'paid')))
        .orderBy(desc(cardAttempts.n));
      // Payments by check or transfer are refunded manually.
      if (!paid?.paymentId) return;
      const createdAt = paid.endedAt ?? paid.startedAt;
      await transaction
        .insert(cardRefunds)
        .values({ chargeId: id, paymentId: paid.paymentId, cents, state: 'due', createdAt });
      await jobs().send(transaction, refundQueue, id);
    },

    preview: (other) => {
      const same = manualPayments(other);
      return {
        ...same,
        fallDue: async (transaction, to, order, charge) =>
          order.card === null ? same.fallDue(transaction, to, order, charge) : undefined,
        retry: requireRefusedCard,
      };
    },
  };
}

/** @throws PaymentRefusedError unless a card payment of the charge was refused */
async function requireRefusedCard(transaction: Transaction, { id }: DueCharge): Promise<void> {
  const [charge] = await transaction.select().from(charges).where(eq(charges.id, id));
  if (charge?.state !== 'failed') {
    throw new PaymentRefusedError('Only a charge that a card has refused is tried again.');
  }
}

/** @throws PaymentRefusedError while the charge can be paid on an open page */
async function requireNoPage(transaction: Transaction, { id }: DueCharge): Promise<void> {
  const open = and(eq(cardAttempts.chargeId, id), eq(cardAttempts.outcome, 'started'));
  if ((await transaction.$count(cardAttempts, open)) > 0) {
    throw new PaymentRefusedError('The customer has a payment page open. Try again in a few minutes.');
  }
}
