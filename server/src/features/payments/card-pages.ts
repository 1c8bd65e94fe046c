import type { Stripe } from 'stripe';
import type { Transaction } from '../../platform/db/database.ts';
import { brandName } from './brand-name.ts';
import { asked, PaymentProviderError, RefusedError } from './provider-error.ts';

/** What is paid on a page. */
export interface WantedPage {
  /** What a repetition of this request has to repeat; another key opens another page. */
  readonly idempotencyKey: string;
  /** Whole cents. */
  readonly cents: number;
  /** What it is for, as the page says it. */
  readonly name: string;
  /** The same on the provider's list of payments. */
  readonly description: string;
  /** Identifies its payment. */
  readonly metadata: Readonly<Record<string, string>>;
  readonly clientReference: string;
  /** Where the customer comes back to: paid, and not. */
  readonly paidUrl: string;
  readonly leftUrl: string;
  /** The provider's customer; null for a page of its own. */
  readonly customer: string | null;
  readonly expiresAt: Date;
}

/** A payment that has succeeded. */
export interface PaidPage {
  readonly paymentId: string;
  /** What the provider received, in the smallest unit of the currency (`usd`: cents). */
  readonly received: { readonly amount: number; readonly currency: string };
  /** The card, such as 'Visa ending in 4242', if the provider names it. */
  readonly card: string | null;
}

/** What became of a page. */
export type PageOutcome = { readonly state: 'open' | 'expired' } | ({ readonly state: 'paid' } & PaidPage);

/** A refund that was accepted first and failed days later, as when the card's account is closed. */
export interface FailedRefund {
  readonly paymentId: string;
  /** The provider's code. */
  readonly reason: string;
  /** What the refund was requested with; empty for one that was made at the provider itself. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** An owner of pages is told what happens to them, at least once for each event. */
export interface PageOwner {
  /** @returns whether the page is theirs */
  lookAtSession(sessionId: string): Promise<boolean>;
  /**
   * The provider has given back `cents` of a payment in all.
   * @param claim marks the event as handled in a transaction; false if that was done before
   * @returns whether the payment is theirs
   */
  lookAtRefund(
    paymentId: string,
    cents: number,
    claim: (transaction: Transaction) => Promise<boolean>,
  ): Promise<boolean>;
  /** A refund that the provider had accepted did not reach its card. @returns whether the payment is theirs */
  lookAtFailedRefund(failed: FailedRefund): Promise<boolean>;
  /** The customer disputes a payment at the bank. @returns whether the payment is theirs */
  lookAtDispute(paymentId: string, reason: string): Promise<boolean>;
}

/** Pages of the payment provider on which a customer pays once; the site never sees a card number (D8, Q6). */
export class CardPages {
  readonly #stripe: Stripe;
  /** All owners of pages. */
  readonly owners = new Set<PageOwner>();

  constructor(stripe: Stripe) {
    this.#stripe = stripe;
  }

  /** @throws PaymentProviderError; RefusedError */
  async open(wanted: WantedPage): Promise<{ readonly sessionId: string; readonly url: string }> {
    const session = await asked(
      this.#stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          ...(wanted.customer !== null && { customer: wanted.customer }),
          client_reference_id: wanted.clientReference,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: wanted.cents,
                product_data: { name: wanted.name },
              },
            },
          ],
          metadata: wanted.metadata,
          payment_intent_data: { description: wanted.description, metadata: wanted.metadata },
          success_url: wanted.paidUrl,
          cancel_url: wanted.leftUrl,
          expires_at: Math.floor(wanted.expiresAt.getTime() / 1000),
        },
        { idempotencyKey: wanted.idempotencyKey },
      ),
    );
    // The provider answers a repeated request as it did the first one: with the address, open or not.
    if (session.url === null) throw new PaymentProviderError(`Checkout session ${session.id} has no address`);
    return { sessionId: session.id, url: session.url };
  }

  /** @throws PaymentProviderError; RefusedError */
  async look(sessionId: string): Promise<PageOutcome> {
    const session = await asked(
      this.#stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
    );
    const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null;
    if (payment?.status === 'succeeded') return { state: 'paid', ...paidBy(payment) };
    return { state: session.status === 'expired' ? 'expired' : 'open' };
  }

  /** Closes a page, if it is neither paid nor expired. @throws PaymentProviderError */
  async expire(sessionId: string): Promise<void> {
    try {
      await asked(this.#stripe.checkout.sessions.expire(sessionId));
    } catch (error) {
      // Paid or expired in the meantime: a look tells which.
      if (!(error instanceof RefusedError)) throw error;
    }
  }

  /** Returns the cents of a payment that were given back so far. @throws PaymentProviderError; RefusedError */
  async refundedCents(paymentId: string): Promise<number> {
    const intent = await asked(
      this.#stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }),
    );
    return typeof intent.latest_charge === 'object' ? (intent.latest_charge?.amount_refunded ?? 0) : 0;
  }

  /**
   * Gives a payment back to its card.
   * @returns why the provider does not; null if it does, with the provider's id
   * @throws PaymentProviderError if the outcome is unknown
   */
  async refund(wanted: {
    readonly paymentId: string;
    /** Whole cents. */
    readonly cents: number;
    readonly idempotencyKey: string;
    readonly metadata: Readonly<Record<string, string>>;
  }): Promise<{ readonly refusal: string | null; readonly providerId: string | null }> {
    const { paymentId, cents, idempotencyKey, metadata } = wanted;
    try {
      const made = await asked(
        this.#stripe.refunds.create(
          { payment_intent: paymentId, amount: cents, metadata },
          { idempotencyKey },
        ),
      );
      const isRefused = made.status === 'failed' || made.status === 'canceled';
      return { refusal: isRefused ? (made.failure_reason ?? made.status) : null, providerId: made.id };
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return { refusal: error.refusal.code, providerId: null };
    }
  }
}

/** The payment that succeeded, with its card. */
export function paidBy(intent: Stripe.PaymentIntent): PaidPage {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  return {
    paymentId: intent.id,
    received: { amount: intent.amount_received, currency: intent.currency },
    card: card?.last4 ? `${brandName(card.brand ?? '')} ending in ${card.last4}` : null,
  };
}

/**
 * What staff read of a payment of another amount or currency than was asked for; null if it is the one.
 * @param cents what was asked for, in US cents
 */
export function whyNotAccepted({ amount, currency }: PaidPage['received'], cents: number): string | null {
  if (amount === cents && currency === 'usd') return null;
  const asked = `${cents} (usd, in its smallest unit)`;
  return `The provider received ${amount} (${currency}) in place of ${asked}, so it is not recorded as paid. Look at it there, refund it, and tell the customer.`;
}

/** What staff read of a refund that the provider did not make. @param reason the provider's code */
export function whyRefundFailed(reason: string): string {
  return `The provider did not refund it (${reason}), though the customer was told. Give it back in another way.`;
}
