import type { ChargeKind, DraftPayment, PaymentStep } from '@title24/shared-domain/orders';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { MailedOrder } from '../mails/mailed-order.ts';
import type { OrderMailer } from '../mails/order-mailer.ts';

/** A charge that is due. */
export interface DueCharge {
  readonly id: string;
  readonly kind: ChargeKind;
  /** Whole cents. */
  readonly cents: number;
}

/** A project that is about to be ordered. */
export interface PaidProject {
  readonly id: string;
  readonly number: string;
}

/**
 * A payment method for orders. The order determines when money is due and for what. The payment method determines how
 * the money is collected, but collects nothing before {@link fallDue}.
 */
export interface Payments {
  /** Whether a card is chosen before an order is placed. */
  readonly takesCards: boolean;
  /**
   * Returns the step that the customer must complete before submitting an order.
   * @param card a saved card, or null for a new one
   * @throws PaymentRefusedError if the card does not exist
   */
  prepare(caller: Caller, project: PaidProject, card: string | null): Promise<PaymentStep>;
  /** Returns the payment chosen for an order, or null if an invoice is sent. */
  draftPayment(caller: Caller, project: PaidProject): Promise<DraftPayment | null>;
  /** In `transaction`, either notifies the customer of a due charge or queues a job that collects the money. */
  fallDue(transaction: Transaction, to: string, order: MailedOrder, charge: DueCharge): Promise<void>;
  /** Records payments that a customer has made on an external page. Called before the order is shown. Never rejects. */
  recordPagePayments(order: string): Promise<void>;
  /** Returns the way in which the customer can pay a charge that is due or has failed. */
  payLink(order: MailedOrder, charge: DueCharge): Promise<PaymentStep>;
  /**
   * Ensures that nobody can still pay a charge by card. Called before the charge is settled in another way.
   * @throws PaymentRefusedError if a card payment cannot be stopped
   */
  release(charge: Pick<DueCharge, 'id'>): Promise<void>;
  /**
   * Tries a failed charge again.
   * @throws PaymentRefusedError if nothing can be tried again
   */
  retry(transaction: Transaction, charge: DueCharge): Promise<void>;
  /**
   * Refunds an amount of a paid charge. For charges that were not paid by card here, staff make the refund themselves.
   */
  refund(transaction: Transaction, charge: DueCharge): Promise<void>;
  /** Returns a payment method without external effects, for previews of emails. */
  preview(mailer: Pick<OrderMailer, 'toCustomer'>): Payments;
}
