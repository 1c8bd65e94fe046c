/** Thrown if the form may not have arrived; sending it again with its key is safe. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /**
   * 'stopped': the sender canceled. 'offline': no answer. 'refused': the server does not accept a file. 'server': any
   * other error status.
   */
  readonly kind: 'stopped' | 'offline' | 'refused' | 'server';
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** The server's message to the sender, if any. */
  readonly serverMessage: string | undefined;

  constructor(kind: SendError['kind'], status = 0, serverMessage?: string) {
    super(`The form was not sent (${kind} ${status})`);
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
  }
}
