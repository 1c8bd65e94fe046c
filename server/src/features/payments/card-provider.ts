/**
 * Thrown if the outcome of a request is unknown, because the provider is unreachable, is busy, fails or refuses the
 * site's key. The request must be retried. The error contains no request data.
 */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
}

/** A definite refusal by the provider. */
export interface Refusal {
  /** 'missing' if an object does not exist. Otherwise a CardRefusal or a provider code, such as 'card_declined'. */
  readonly code: string;
  /** Id of the failed payment, or null if the refusal came before a payment was created. */
  readonly paymentId: string | null;
}

/** Thrown if the provider definitely refused a request. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The payment provider refused: ${refusal.code}`);
    this.refusal = refusal;
  }
}

/** Returns whether the provider reported that an object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof RefusedError && error.refusal.code === 'missing';
}

/** A payment request. */
export interface PaymentOf {
  readonly payableId: string;
  /** Number of this attempt to collect the payment, counted from 1. */
  readonly attempt: number;
  /** The kind of work, 'order' or 'case', and its number. */
  readonly work: { readonly kind: string; readonly number: string };
  /** Description in the provider's list of payments. */
  readonly description: string;
  /** Whole cents. */
  readonly cents: number;
  /** Idempotency key. A repeated request must use the same key, because another key creates another payment. */
  readonly idempotencyKey: string;
}

/** A requested page on which a customer pays. */
export interface WantedPage extends PaymentOf {
  /** Description of the payment on the page. */
  readonly name: string;
  /** URLs to which the customer returns after paying (`paidUrl`) or without paying (`leftUrl`). */
  readonly paidUrl: string;
  readonly leftUrl: string;
  /** Customer id at the provider, or null for a page without a customer. */
  readonly customer: string | null;
  readonly expiresAt: Date;
}

/** A requested page on which a customer saves a card. */
export interface WantedCardPage {
  readonly customer: string;
  /** The project for which the card is saved. */
  readonly subject: { readonly id: string; readonly number: string };
  readonly savedUrl: string;
  readonly leftUrl: string;
  readonly expiresAt: Date;
}

export interface OpenedPage {
  readonly sessionId: string;
  readonly url: string;
}

/** A payment that succeeded. */
export interface PaidPayment {
  readonly state: 'paid';
  readonly paymentId: string;
  /** Amount that the provider received, in the smallest unit of the currency (cents for `usd`). */
  readonly received: { readonly amount: number; readonly currency: string };
  /** The card, such as 'Visa ending in 4242', if the provider states it. */
  readonly card: string | null;
}

/** A payment that was refused and can no longer succeed. */
export interface RefusedPayment {
  readonly state: 'declined' | 'needs-authentication';
  readonly paymentId: string | null;
  /** Like {@link Refusal.code}. */
  readonly reason: string;
}

export type PageOutcome = { readonly state: 'open' | 'expired' } | PaidPayment;

/** The outcome of a charge, or null while the bank has not decided. */
export type ChargeOutcome = PaidPayment | RefusedPayment | null;

/** A card stored at the provider. */
export interface StoredCard {
  readonly id: string;
  /** Such as 'Visa'. */
  readonly brand: string;
  readonly last4: string;
  /** Expiry month and year, such as '04/2030'. */
  readonly expires: string;
}

export type CardPageOutcome =
  | { readonly state: 'open' | 'expired' }
  | { readonly state: 'saved'; readonly card: StoredCard };

/** An event from the provider, which only signals that an object has changed. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  /** Id of the event's object, or '' if there is none. */
  readonly objectId: string;
}

/** The current state of an event's object. */
export type ProviderNews =
  | { readonly about: 'page'; readonly sessionId: string }
  | {
      readonly about: 'payment';
      readonly paymentId: string;
      readonly payableId: string;
      readonly attempt: string;
      readonly isPaid: boolean;
    }
  /** Total amount refunded for a payment, in cents. */
  | { readonly about: 'refund'; readonly paymentId: string; readonly cents: number }
  /** A refund that was accepted but did not reach the card. `payableId` is '' for a refund made at the provider. */
  | {
      readonly about: 'failed-refund';
      readonly paymentId: string;
      readonly payableId: string;
      readonly reason: string;
    }
  | { readonly about: 'dispute'; readonly paymentId: string; readonly reason: string };

/**
 * A provider that collects card numbers, so that the site never sees them (D8, Q6). Methods throw PaymentProviderError
 * while the outcome is unknown. If the provider refuses, methods that do not return the refusal throw RefusedError.
 */
export interface CardProvider {
  /** Path to which the provider sends its events. */
  readonly webhookPath: string;

  openPage(wanted: WantedPage): Promise<OpenedPage>;
  checkPage(sessionId: string): Promise<PageOutcome>;
  /** Closes a payment page or card page if it is still open. */
  expirePage(sessionId: string): Promise<void>;

  /**
   * Creates an account's customer at the provider. A request that is repeated within a day returns the same customer.
   * @returns the customer id
   */
  createCustomer(accountId: string): Promise<string>;
  /** Deletes a customer and all of the customer's cards. A missing customer is not an error. */
  deleteCustomer(id: string): Promise<void>;
  openCardPage(wanted: WantedCardPage): Promise<OpenedPage>;
  checkCardPage(sessionId: string): Promise<CardPageOutcome>;
  /** Removes a card. A missing card is not an error. */
  removeCard(id: string): Promise<void>;

  /** Charges a saved card. A refused payment is canceled, so that it cannot succeed later. */
  charge(
    wanted: PaymentOf & { readonly customer: string; readonly card: string },
  ): Promise<{ readonly paymentId: string | null; readonly outcome: ChargeOutcome }>;
  /** Returns the id of the payment that was made for an attempt, or null if there is none. */
  findPayment(
    customer: string,
    wanted: { readonly payableId: string; readonly attempt: number },
  ): Promise<string | null>;
  checkPayment(paymentId: string): Promise<ChargeOutcome>;

  /** Refunds a payment to its card. `refusal` is the provider's refusal code, or null if it accepts. */
  refund(wanted: {
    readonly paymentId: string;
    readonly payableId: string;
    /** Whole cents. */
    readonly cents: number;
    readonly idempotencyKey: string;
  }): Promise<{ readonly refusal: string | null; readonly providerId: string | null }>;
  /** Returns the amount refunded so far, in whole cents. */
  refundedCents(paymentId: string): Promise<number>;

  /**
   * Verifies and parses a signed event.
   * @throws Error if the provider has not signed the body recently, or if the body is not an event
   */
  readEvent(body: Buffer, headers: Readonly<Record<string, unknown>>, now: Date): ProviderEvent;
  /** Returns whether events of this type are handled. Events of other types are only stored. */
  handles(type: string): boolean;
  /** Looks up the current state of an event's object. Returns null if there is nothing to do. */
  lookUp(event: Pick<ProviderEvent, 'type' | 'objectId'>): Promise<ProviderNews | null>;
}
