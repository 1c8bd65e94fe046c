import type { Stripe } from 'stripe';
import * as v from 'valibot';
import type { ProviderEvent, ProviderNews } from '../card-provider.ts';
import { resultOf } from './stripe-refusal.ts';

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255), v.regex(/^[\x20-\x7e]+$/));

const eventSchema = v.object({
  id: text,
  type: text,
  data: v.object({ object: v.object({ id: v.optional(text, '') }) }),
});

/** Maximum age of a signature in seconds. An older event may be a replay. */
const toleranceSeconds = 300;

/**
 * Parses an event whose signature over the raw body matches one of the secrets.
 * @throws Error if no secret matches, if the signature is too old, or if the body is not an event
 */
export function readStripeEvent(
  stripe: Stripe,
  webhookSecrets: readonly string[],
  body: Buffer,
  headers: Readonly<Record<string, unknown>>,
  now: Date,
): ProviderEvent {
  const signature = String(headers['stripe-signature'] ?? '');
  const verified = webhookSecrets.map(
    (secret) => () =>
      stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, now.getTime()),
  );
  const event: unknown = firstThatSucceeds(verified);
  const { id, type, data } = v.parse(eventSchema, event);
  return { id, type, objectId: data.object.id };
}

function firstThatSucceeds<Result>(attempts: readonly (() => Result)[]): Result {
  let failure: unknown = new Error('There is no secret.');
  for (const attempt of attempts) {
    try {
      return attempt();
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

type LookUp = (stripe: Stripe, objectId: string) => Promise<ProviderNews | null>;

const page: LookUp = async (_, sessionId) => ({ about: 'page', sessionId });

const payment: LookUp = async (stripe, paymentId) => {
  const { metadata, status } = await resultOf(stripe.paymentIntents.retrieve(paymentId));
  const { payable = '', attempt = '' } = metadata;
  if (!/^[\da-f-]{36}$/.test(payable)) return null;
  return { about: 'payment', paymentId, payableId: payable, attempt, isPaid: status === 'succeeded' };
};

const lookUps: Readonly<Record<string, LookUp>> = {
  'checkout.session.completed': page,
  'checkout.session.expired': page,
  'payment_intent.succeeded': payment,
  'payment_intent.payment_failed': payment,
  'charge.refunded': async (stripe, chargeId) => {
    const { payment_intent, amount_refunded } = await resultOf(stripe.charges.retrieve(chargeId));
    return { about: 'refund', paymentId: idOf(payment_intent), cents: amount_refunded };
  },
  'refund.failed': async (stripe, refundId) => {
    const refund = await resultOf(stripe.refunds.retrieve(refundId));
    const { status, failure_reason, payment_intent, metadata } = refund;
    if (status !== 'failed' && status !== 'canceled') return null;
    const payableId = metadata?.payable ?? '';
    return {
      about: 'failed-refund',
      paymentId: idOf(payment_intent),
      payableId,
      reason: failure_reason ?? status,
    };
  },
  'charge.dispute.created': async (stripe, disputeId) => {
    const { payment_intent, reason } = await resultOf(stripe.disputes.retrieve(disputeId));
    return { about: 'dispute', paymentId: idOf(payment_intent), reason };
  },
};

/** Returns whether the site handles events of this Stripe type. */
export const isHandledByStripe = (type: string) => Object.hasOwn(lookUps, type);

/**
 * Loads the current state of an event's object from Stripe. For a checkout session, only returns the id, without a
 * request to Stripe. Returns null if there is nothing to do.
 * @throws PaymentProviderError if the state is unknown
 * @throws RefusedError if the provider refuses
 */
export async function lookUpStripeEvent(
  stripe: Stripe,
  { type, objectId }: Pick<ProviderEvent, 'type' | 'objectId'>,
): Promise<ProviderNews | null> {
  return (await lookUps[type]?.(stripe, objectId)) ?? null;
}

function idOf(object: string | { readonly id: string } | null): string {
  return typeof object === 'string' ? object : (object?.id ?? '');
}
