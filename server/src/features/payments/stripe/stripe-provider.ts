import type { Stripe } from 'stripe';
import type { StripeSettings } from '../../../platform/settings/stripe-settings.ts';
import {
  type CardProvider,
  type ChargeOutcome,
  type PaidPayment,
  type PaymentOf,
  PaymentProviderError,
  RefusedError,
  type RefusedPayment,
} from '../card-provider.ts';
import { openStripe } from './open-stripe.ts';
import { isHandledByStripe, lookUpStripeEvent, readStripeEvent } from './stripe-events.ts';
import { ignoringMissing, refusalCode, resultOf } from './stripe-refusal.ts';

/** Creates the adapter for Stripe, with hosted pages and off-session payments. */
export async function stripeProvider(settings: StripeSettings): Promise<CardProvider> {
  const stripe = await openStripe(settings);

  /**
   * Cancels a payment.
   * @returns whether the payment had already succeeded
   */
  async function cancel(paymentId: string): Promise<boolean> {
    try {
      await resultOf(stripe.paymentIntents.cancel(paymentId));
      return false;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      return (await resultOf(stripe.paymentIntents.retrieve(paymentId))).status === 'succeeded';
    }
  }

  async function checkPayment(paymentId: string): Promise<ChargeOutcome> {
    return outcomeOf(
      await resultOf(stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] })),
    );
  }

  async function outcomeOf(intent: Stripe.PaymentIntent): Promise<ChargeOutcome> {
    if (intent.status === 'succeeded') return paidBy(intent);
    if (intent.status === 'processing') return null;
    // A failed payment could still be confirmed later, so it is canceled.
    if (intent.status !== 'canceled' && (await cancel(intent.id))) return checkPayment(intent.id);
    const fault = intent.last_payment_error;
    const code =
      intent.status === 'requires_action'
        ? 'needs-authentication'
        : refusalCode(fault?.decline_code || fault?.code || 'card_declined');
    return { state: refusalState(code), paymentId: intent.id, reason: code };
  }

  return {
    webhookPath: '/webhooks/stripe',

    async openPage(wanted) {
      const metadata = metadataOf(wanted);
      const session = await resultOf(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            allowed_payment_method_types: ['card'],
            ...(wanted.customer !== null && { customer: wanted.customer }),
            client_reference_id: wanted.payableId,
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
            metadata,
            payment_intent_data: { description: wanted.description, metadata },
            success_url: wanted.paidUrl,
            cancel_url: wanted.leftUrl,
            expires_at: seconds(wanted.expiresAt),
          },
          { idempotencyKey: wanted.idempotencyKey },
        ),
      );
      return opened(session);
    },

    async checkPage(sessionId) {
      const session = await resultOf(
        stripe.checkout.sessions.retrieve(sessionId, { expand: ['payment_intent.latest_charge'] }),
      );
      const payment = typeof session.payment_intent === 'object' ? session.payment_intent : null;
      if (payment?.status === 'succeeded') return paidBy(payment);
      return { state: session.status === 'expired' ? 'expired' : 'open' };
    },

    // Stripe refuses if the customer has already paid or the page has expired. The next check of the page shows which.
    expirePage: (sessionId) => ignoringMissing(stripe.checkout.sessions.expire(sessionId)),

    async createCustomer(accountId) {
      const wanted = { metadata: { account: accountId } };
      const made = await resultOf(
        stripe.customers.create(wanted, { idempotencyKey: `customer-${accountId}` }),
      );
      return made.id;
    },

    deleteCustomer: (id) => ignoringMissing(stripe.customers.del(id)),

    async openCardPage({ customer, subject, savedUrl, leftUrl, expiresAt }) {
      const session = await resultOf(
        stripe.checkout.sessions.create({
          mode: 'setup',
          currency: 'usd',
          allowed_payment_method_types: ['card'],
          customer,
          client_reference_id: subject.id,
          metadata: { order_draft: subject.number },
          success_url: savedUrl,
          cancel_url: leftUrl,
          expires_at: seconds(expiresAt),
        }),
      );
      return opened(session);
    },

    async checkCardPage(sessionId) {
      const session = await resultOf(
        stripe.checkout.sessions.retrieve(sessionId, { expand: ['setup_intent.payment_method'] }),
      );
      if (session.status === 'open') return { state: 'open' };
      const intent = typeof session.setup_intent === 'object' ? session.setup_intent : null;
      const method = typeof intent?.payment_method === 'object' ? intent.payment_method : null;
      if (session.status !== 'complete' || intent?.status !== 'succeeded' || !method?.card) {
        return { state: 'expired' };
      }
      const { brand, last4, exp_month, exp_year } = method.card;
      const expires = `${String(exp_month).padStart(2, '0')}/${exp_year}`;
      return { state: 'saved', card: { id: method.id, brand: brandName(brand), last4, expires } };
    },

    removeCard: (id) => ignoringMissing(stripe.paymentMethods.detach(id)),

    async charge({ customer, card, ...wanted }) {
      try {
        const intent = await resultOf(
          stripe.paymentIntents.create(
            {
              amount: wanted.cents,
              currency: 'usd',
              customer,
              payment_method: card,
              allowed_payment_method_types: ['card'],
              off_session: true,
              confirm: true,
              description: wanted.description,
              metadata: metadataOf(wanted),
              expand: ['latest_charge'],
            },
            { idempotencyKey: wanted.idempotencyKey },
          ),
        );
        return { paymentId: intent.id, outcome: await outcomeOf(intent) };
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        const { code, paymentId } = error.refusal;
        const isPaid = paymentId !== null && (await cancel(paymentId));
        const refused = { state: refusalState(code), paymentId, reason: code };
        return { paymentId, outcome: isPaid ? await checkPayment(paymentId) : refused };
      }
    },

    async findPayment(customer, { payableId, attempt }) {
      const search = async () => {
        for await (const { id, metadata } of stripe.paymentIntents.list({ customer, limit: 100 }))
          if (metadata.payable === payableId && metadata.attempt === String(attempt)) return id;
        return null;
      };
      return resultOf(search());
    },

    checkPayment,

    async refund({ paymentId, payableId, cents, idempotencyKey }) {
      try {
        const made = await resultOf(
          stripe.refunds.create(
            { payment_intent: paymentId, amount: cents, metadata: { payable: payableId } },
            { idempotencyKey },
          ),
        );
        const isRefused = made.status === 'failed' || made.status === 'canceled';
        return { refusal: isRefused ? (made.failure_reason ?? made.status) : null, providerId: made.id };
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        return { refusal: error.refusal.code, providerId: null };
      }
    },

    async refundedCents(paymentId) {
      const intent = await resultOf(stripe.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }));
      return typeof intent.latest_charge === 'object' ? (intent.latest_charge?.amount_refunded ?? 0) : 0;
    },

    readEvent: (body, headers, now) => readStripeEvent(stripe, settings.webhookSecrets, body, headers, now),
    handles: isHandledByStripe,
    lookUp: (event) => lookUpStripeEvent(stripe, event),
  };
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

const metadataOf = ({ payableId, attempt, work }: PaymentOf) => ({
  payable: payableId,
  attempt: String(attempt),
  [work.kind]: work.number,
});

const refusalState = (code: string): RefusedPayment['state'] =>
  code === 'needs-authentication' ? 'needs-authentication' : 'declined';

function opened({ id, url }: Stripe.Checkout.Session) {
  if (url === null) throw new PaymentProviderError(`Checkout session ${id} has no address`);
  return { sessionId: id, url };
}

function paidBy(intent: Stripe.PaymentIntent): PaidPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  return {
    state: 'paid',
    paymentId: intent.id,
    received: { amount: intent.amount_received, currency: intent.currency },
    card: card?.last4 ? `${brandName(card.brand ?? '')} ending in ${card.last4}` : null,
  };
}

/** Returns the display name of a card brand, such as 'Visa' for 'visa', or 'Card' if it is unknown. */
function brandName(brand: string): string {
  const names: Readonly<Record<string, string>> = {
    amex: 'American Express',
    diners: 'Diners Club',
    discover: 'Discover',
    jcb: 'JCB',
    mastercard: 'Mastercard',
    unionpay: 'UnionPay',
    visa: 'Visa',
  };
  return names[brand] ?? 'Card';
}
