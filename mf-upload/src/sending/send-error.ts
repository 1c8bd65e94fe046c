/**
 * Thrown if sending failed or was canceled. The form might have arrived anyway, and can safely be sent again with the
 * same idempotency key.
 */
export class SendError extends Error {
  override readonly name = 'SendError';
  /**
   * 'stopped' by the user, 'offline' without a response, 'refused' because of a file, or 'server' for all other errors.
   */
  readonly kind: 'stopped' | 'offline' | 'refused' | 'server';
  /** HTTP status of the error response; 0 if there was none. */
  readonly status: number;
  readonly serverMessage: string | undefined;

  constructor(kind: SendError['kind'], status = 0, serverMessage?: string) {
    super(`The form was not sent (${kind} ${status})`);
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
  }
}
