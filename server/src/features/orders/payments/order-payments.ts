import {
  type ChargeKind,
  cardWords,
  type DraftPayment,
  formatCents,
  invoiceNumber,
  type PaymentStep,
} from '@title24/shared-domain/orders';
import { eq, inArray } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import { howToPay } from '../../configuration/payment-instructions.ts';
import { pendingAttempt } from '../../payments/attempts/attempt-rows.ts';
import type { CardPayments } from '../../payments/card-payments.ts';
import { cardsOf, cardView } from '../../payments/cards/saved-cards.ts';
import { setDeadline } from '../../payments/invoices/invoice-deadlines.ts';
import { PaymentRefusedError } from '../../payments/refusing.ts';
import { invoice } from '../mails/customer-mails.ts';
import type { MailedOrder } from '../mails/mailed-order.ts';
import type { OrderMailer } from '../mails/order-mailer.ts';
import { chooseCard, chosenCard } from '../store/chosen-card.ts';
import { charges } from '../tables/charges.table.ts';
import { orders } from '../tables/orders.table.ts';

interface DueCharge {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly cents: number;
}

interface PaidProject {
  readonly id: string;
  readonly number: string;
}

interface Needs {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Pick<OrderMailer, 'toCustomer'>;
  /** Card payments, or null if the site accepts no cards. */
  readonly cards: CardPayments | null;
}

const notRetried =
  'This charge is paid by invoice, so there is nothing to try again. Record the payment when it arrives.';

/**
 * Handles payments for orders. The customer chooses a card before placing an order, and a job charges the card when a
 * payment falls due. Without card payments, the customer pays by invoice, and staff record the payment.
 */
export class OrderPayments {
  readonly #needs: Needs;
  readonly #isPreview: boolean;

  constructor(needs: Needs, isPreview = false) {
    this.#needs = needs;
    this.#isPreview = isPreview;
  }

  /** Whether customers choose a card before placing an order. */
  get takesCards(): boolean {
    return this.#needs.cards !== null;
  }

  /**
   * Chooses the card to charge for a project's order. For a new card, creates a page on which the customer saves it.
   * Does nothing if the site accepts no cards.
   * @param wanted the id of a saved card, or null for a new card
   * @returns a text for the customer, and the page's URL (null if there is no page)
   * @throws PaymentRefusedError if the customer has no saved card with this id, or if no page can be created
   */
  async prepare(
    { accountId }: Caller,
    { id, number }: PaidProject,
    wanted: string | null,
  ): Promise<PaymentStep> {
    const { cards, database } = this.#needs;
    if (!cards) {
      return { url: null, words: 'There’s nothing to pay now. You’ll get an invoice with the report.' };
    }
    if (wanted === null) {
      const page = `/project/${number}/order`;
      const subject = { id, number, savedPath: `${page}/check`, leftPath: `${page}/card` };
      const url = await cards.openCardPage(accountId, subject);
      return { url, words: 'Save a card on our payment provider’s page.' };
    }
    const card = (await cardsOf(database, accountId)).find((each) => each.id === wanted);
    if (!card) throw new PaymentRefusedError('This card is no longer saved. Choose another one.');
    await chooseCard(database, id, card.id);
    return { url: null, words: `${cardWords(card)} is charged when the report is delivered.` };
  }

  /**
   * Returns the customer's cards: the one chosen for a project's order, and the others. Returns null if the site
   * accepts no cards.
   */
  async draftPayment({ accountId }: Caller, project: PaidProject): Promise<DraftPayment | null> {
    const { cards, database } = this.#needs;
    if (!cards) return null;
    await cards.recordSavedCards(project.id);
    return database.transaction(async (transaction) => {
      const saved = await cardsOf(transaction, accountId);
      const chosen = await chosenCard(transaction, accountId, project);
      const others = saved.filter(({ id }) => id !== chosen?.id).map(cardView);
      return { card: chosen && cardView(chosen), others };
    });
  }

  /**
   * When a charge falls due, queues a job that takes the payment from the order's card. If there is no such card,
   * queues the invoice email instead.
   */
  async fallDue(
    transaction: Transaction,
    to: string,
    order: MailedOrder,
    { id, kind, cents }: DueCharge,
  ): Promise<void> {
    const { cards, clock, mailer } = this.#needs;
    if (cards && order.card !== null) {
      if (!this.#isPreview) await cards.charge(transaction, id);
      return;
    }
    const dueOn = await setDeadline(transaction, id, clock.now());
    const ways = await howToPay(transaction, invoiceNumber(order.number, kind));
    await mailer.toCustomer(transaction, to, invoice(order, { kind, cents, dueOn, howToPay: ways }));
  }

  /**
   * Returns how the customer can pay an owed charge.
   * @throws PaymentRefusedError if no payment page can be opened
   */
  async payLink({ number }: MailedOrder, { id, kind, cents }: DueCharge): Promise<PaymentStep> {
    const { cards, database } = this.#needs;
    if (cards) return { url: await cards.openPage(id), words: 'Pay on our payment provider’s page.' };
    const ways = await howToPay(database, invoiceNumber(number, kind));
    return { url: null, words: [`Please pay ${formatCents(cents)}.`, ...ways].join('\n') };
  }

  /**
   * Records payments that were made for an order on the provider's payment page. Must be called before the order is
   * shown. Failed lookups are logged, not thrown.
   */
  async recordPagePayments(order: string): Promise<void> {
    const { cards, database } = this.#needs;
    if (!cards) return;
    const own = database.select({ id: orders.id }).from(orders).where(eq(orders.number, order));
    const owed = await database.select({ id: charges.id }).from(charges).where(inArray(charges.orderId, own));
    await cards.recordPagePayments(owed.map(({ id }) => id));
  }

  /**
   * Ensures that nobody can pay a charge by card anymore. Must be called before the charge is settled in another way.
   * @throws PaymentRefusedError if the payment page cannot be closed, if the customer has just paid, or if a
   * saved card is being charged
   */
  async release({ id }: Pick<DueCharge, 'id'>): Promise<void> {
    if (!this.#isPreview) await this.#needs.cards?.closePage(id);
  }

  /**
   * Retries a failed charge.
   * @throws PaymentRefusedError if the site accepts no cards, the charge has not failed, or a payment is pending
   */
  async retry(transaction: Transaction, { id }: DueCharge): Promise<void> {
    const { cards } = this.#needs;
    if (!cards) throw new PaymentRefusedError(notRetried);
    const [charge] = await transaction.select().from(charges).where(eq(charges.id, id));
    if (charge?.state !== 'failed') {
      throw new PaymentRefusedError('Only a charge that a card has refused is tried again.');
    }
    if (this.#isPreview) return;
    if (await pendingAttempt(transaction, id)) {
      throw new PaymentRefusedError('The customer has a payment page open. Try again in a few minutes.');
    }
    await transaction.update(charges).set({ state: 'due', nextTryAt: null }).where(eq(charges.id, id));
    await cards.charge(transaction, id, { again: true });
  }

  /**
   * Requests a refund of `cents` to the card that paid a charge. If the charge was not paid by card, staff must return
   * the money themselves.
   */
  async refund(transaction: Transaction, { id, cents }: DueCharge): Promise<void> {
    if (!this.#isPreview) await this.#needs.cards?.refund(transaction, id, cents);
  }

  /** Returns an {@link OrderPayments} that charges and refunds nothing, for email previews. */
  preview(mailer: Needs['mailer']): OrderPayments {
    return new OrderPayments({ ...this.#needs, mailer }, true);
  }
}
