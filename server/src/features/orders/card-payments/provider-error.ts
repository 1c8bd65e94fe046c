import type { Stripe } from 'stripe';

/**
 * The provider gave no answer that settles anything: it cannot be reached, is busy or fails, or refuses the site itself. To be
 * asked again. Carries none of the request.
 */
export class PaymentProviderError extends Error {
  override readonly name = 'PaymentProviderError';
}

/** What the provider refused for good. */
export interface Refusal {
  readonly kind: 'card' | 'request';
  /** As the provider calls it: 'card_declined', 'expired_card', 'authentication_required', 'resource_missing'. */
  readonly code: string;
  /** The payment that was begun and did not succeed; null if none was. */
  readonly paymentId: string | null;
}

/** The refusal that an error of the library's stands for. @throws PaymentProviderError if it is none */
export function refusalOf(error: unknown): Refusal {
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
    `The payment provider gave no answer that settles it (${what || 'no answer'})`,
    {
      cause: new Error(error instanceof Error ? error.message : String(error)),
    },
  );
}

/** What a call of the provider answers. @throws PaymentProviderError if it answers nothing that settles it; RefusedError */
export async function asked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw new RefusedError(refusalOf(error));
  }
}

/** The provider refused a request for good. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The payment provider refused: ${refusal.code}`);
    this.refusal = refusal;
  }
}
