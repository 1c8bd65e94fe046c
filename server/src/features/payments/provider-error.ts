import type { Stripe } from 'stripe';

/**
 * The outcome of a request to the provider is unknown: it cannot be reached, is busy or fails, or refuses the site
 * itself. The request must be retried. Contains nothing of the request.
 */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
}

/** A definite refusal by the provider. */
export interface Refusal {
  readonly kind: 'card' | 'request';
  /** The provider's code: 'card_declined', 'expired_card', 'authentication_required', 'resource_missing'. */
  readonly code: string;
  /** The payment that was started and did not succeed; null if there is none. */
  readonly paymentId: string | null;
}

/** Returns the refusal that an error of the library represents. @throws PaymentProviderError if it is not one */
function refusalOf(error: unknown): Refusal {
  const { type, code, decline_code, payment_intent, statusCode } = (error ?? {}) as Partial<
    InstanceType<typeof Stripe.errors.StripeError>
  > & { readonly decline_code?: string };
  if (type === 'StripeCardError') {
    return {
      kind: 'card',
      code: decline_code || code || 'card_declined',
      paymentId: payment_intent?.id ?? null,
    };
  }
  if (type === 'StripeInvalidRequestError' && statusCode !== 409) {
    return { kind: 'request', code: code || 'invalid_request', paymentId: payment_intent?.id ?? null };
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
 * Returns the result of a call to the provider. @throws PaymentProviderError if the outcome is unknown; RefusedError
 */
export async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new RefusedError(refusalOf(error));
  }
}

/** The provider definitely refused a request. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The payment provider refused: ${refusal.code}`);
    this.refusal = refusal;
  }
}
