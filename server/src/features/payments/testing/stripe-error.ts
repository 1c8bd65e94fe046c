/** An error that the Stripe API returns. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body.message ?? body.code));
    this.status = status;
    this.body = body;
  }
}

/** Returns the error for an invalid request. */
export function invalid(message: string, code?: string): StripeError {
  return new StripeError(400, { type: 'invalid_request_error', message, ...(code && { code }) });
}
