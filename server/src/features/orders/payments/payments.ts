import type { ChargeKind, DraftPayment, PaymentStep } from '@title24/shared-domain/orders';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';
import type { MailedOrder } from '../mails/mailed-order.ts';
import type { OrderMailer } from '../mails/order-mailer.ts';

/** A charge that money is wanted for. */
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

/** What a way of payment cannot do; its message says what to do instead. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
}

/**
 * How orders are paid. Orders know when money is due and what for; an adapter knows how it is got. None takes any before
 * {@link fallDue}.
 */
export interface Payments {
  /** Whether a card is chosen before an order is placed. */
  readonly takesCards: boolean;
  /**
   * What the customer does before an order is submitted.
   * @param card one that was saved before; null for another one
   * @throws PaymentRefusedError without such a card
   */
  prepare(caller: Caller, project: PaidProject, card: string | null): Promise<PaymentStep>;
  /** How an order is about to be paid; null where an invoice is sent. */
  draftPayment(caller: Caller, project: PaidProject): Promise<DraftPayment | null>;
  /** A charge falls due in `transaction`, which tells the customer, or sends a job that takes the money. */
  fallDue(transaction: Transaction, to: string, order: MailedOrder, charge: DueCharge): Promise<void>;
  /** Takes in what a customer has just paid on a page elsewhere, before the order is shown. Never rejects. */
  look(order: string): Promise<void>;
  /** How the customer pays a charge that is due or has failed. */
  payLink(order: MailedOrder, charge: DueCharge): Promise<PaymentStep>;
  /** Makes sure that nobody pays a charge by card any more, before it is settled otherwise. @throws PaymentRefusedError */
  release(charge: Pick<DueCharge, 'id'>): Promise<void>;
  /** Tries a charge again that failed. @throws PaymentRefusedError where nothing is tried */
  retry(transaction: Transaction, charge: DueCharge): Promise<void>;
  /** Gives cents of a paid charge back; where it was not paid by card here, staff do that themselves. */
  refund(transaction: Transaction, charge: DueCharge): Promise<void>;
  /** The same, for who asks what would be sent: nothing is done elsewhere. */
  preview(mailer: Pick<OrderMailer, 'toCustomer'>): Payments;
}
