import type { CardRefusal } from '@title24/shared-domain/orders';
import type { Stripe } from 'stripe';
import { PaymentProviderError, type Refusal, RefusedError } from '../card-provider.ts';

const codes: Readonly<Record<string, CardRefusal | 'missing'>> = {
  authentication_required: 'needs-authentication',
  expired_card: 'expired-card',
  insufficient_funds: 'insufficient-funds',
  resource_missing: 'missing',
};

/** Converts a Stripe code to the site's code. If the site has no code for it, returns it unchanged. */
export const refusalCode = (code: string): string => codes[code] ?? code;

/**
 * Converts a library error to a refusal.
 * @throws PaymentProviderError if the error is not a refusal
 */
function refusalOf(error: unknown): Refusal {
  const { type, code, decline_code, payment_intent, statusCode } = (error ?? {}) as Partial<
    InstanceType<typeof Stripe.errors.StripeError>
  > & { readonly decline_code?: string };
  const paymentId = payment_intent?.id ?? null;
  if (type === 'StripeCardError')
    return { code: refusalCode(decline_code || code || 'card_declined'), paymentId };
  if (type === 'StripeInvalidRequestError' && statusCode !== 409) {
    return { code: refusalCode(code || 'invalid_request'), paymentId };
  }
  const what = [type, code, statusCode].filter((part) => part !== undefined).join(', ');
  throw new PaymentProviderError(
    `The payment provider did not give a definite answer (${what || 'no answer'})`,
    {
      cause: new Error(error instanceof Error ? error.message : String(error)),
    },
  );
}

/**
 * Returns the result of a call to the provider.
 * @throws PaymentProviderError if the outcome is unknown
 * @throws RefusedError if the provider refuses
 */
export async function resultOf<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new RefusedError(refusalOf(error));
  }
}

/**
 * Awaits the removal of an object at Stripe, or the expiration of a checkout page. Ignores a refusal, for example if
 * the object is missing.
 * @throws PaymentProviderError if the outcome is unknown
 */
export async function ignoringMissing(answer: Promise<unknown>): Promise<void> {
  try {
    await resultOf(answer);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
  }
}
