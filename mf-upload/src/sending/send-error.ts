/** Thrown if the form might not have arrived. Sending it again with the same key is safe. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /**
   * 'stopped' if the user canceled, 'offline' if there was no response, 'refused' if the server rejected a file,
   * 'server' for other error statuses.
   */
  readonly kind: 'stopped' | 'offline' | 'refused' | 'server';
  /** HTTP status; 0 without a response. */
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
