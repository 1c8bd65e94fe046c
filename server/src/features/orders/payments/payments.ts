import type { ChargeKind, PaymentStep } from '@title24/shared-domain/orders';
import type { Transaction } from '../../../platform/db/database.ts';
import type { MailedOrder } from '../mails/mailed-order.ts';

/** A charge that money is wanted for. */
export interface DueCharge {
  readonly id: string;
  readonly kind: ChargeKind;
  /** Whole cents. */
  readonly cents: number;
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
  /** What the customer does before an order is submitted. */
  prepare(): Promise<PaymentStep>;
  /** A charge falls due in `transaction`, which tells the customer, or sends a job that takes the money. */
  fallDue(transaction: Transaction, to: string, order: MailedOrder, charge: DueCharge): Promise<void>;
  /** How the customer pays a charge that is due. */
  payLink(order: MailedOrder, charge: DueCharge): Promise<PaymentStep>;
  /** Tries a charge again that failed. @throws PaymentRefusedError where nothing is tried */
  retry(transaction: Transaction, charge: DueCharge): Promise<void>;
}
