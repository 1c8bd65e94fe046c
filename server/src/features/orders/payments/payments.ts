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
 * How orders are paid. An order determines when money is due and for what; an adapter determines how it is collected.
 * No adapter collects anything before {@link fallDue}.
 */
export interface Payments {
  /** Whether a card is chosen before an order is placed. */
  readonly takesCards: boolean;
  /**
   * Returns what the customer has to do before an order is submitted.
   * @param card a saved card; null for a new one
   * @throws PaymentRefusedError if there is no such card
   */
  prepare(caller: Caller, project: PaidProject, card: string | null): Promise<PaymentStep>;
  /** Returns how an order will be paid; null if an invoice is sent. */
  draftPayment(caller: Caller, project: PaidProject): Promise<DraftPayment | null>;
  /**
   * Called when a charge falls due: in `transaction`, notifies the customer, or queues a job that collects the money.
   */
  fallDue(transaction: Transaction, to: string, order: MailedOrder, charge: DueCharge): Promise<void>;
  /** Records what a customer has paid on an external page, before the order is shown. Never rejects. */
  recordPagePayments(order: string): Promise<void>;
  /** Returns how the customer can pay a charge that is due or has failed. */
  payLink(order: MailedOrder, charge: DueCharge): Promise<PaymentStep>;
  /**
   * Makes sure that nobody can pay a charge by card anymore, before it is settled in another way. @throws
   * PaymentRefusedError
   */
  release(charge: Pick<DueCharge, 'id'>): Promise<void>;
  /** Tries a failed charge again. @throws PaymentRefusedError if nothing can be tried */
  retry(transaction: Transaction, charge: DueCharge): Promise<void>;
  /**
   * Refunds an amount of a paid charge. If the charge was not paid by card here, staff make the refund themselves.
   */
  refund(transaction: Transaction, charge: DueCharge): Promise<void>;
  /** Returns payments that do nothing externally, for previews of mails. */
  preview(mailer: Pick<OrderMailer, 'toCustomer'>): Payments;
}
