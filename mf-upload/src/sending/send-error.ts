/** Thrown if sending failed. The form might have arrived anyway; sending it again with the same key is safe. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /**
   * 'stopped' means that the user canceled, 'offline' that there was no response, 'refused' that the server rejected
   * a file, and 'server' any other error status.
   */
  readonly kind: 'stopped' | 'offline' | 'refused' | 'server';
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  /** The server's message to the user, if any. */
  readonly serverMessage: string | undefined;

  constructor(kind: SendError['kind'], status = 0, serverMessage?: string) {
    super(`The form was not sent (${kind} ${status})`);
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
  }
}
