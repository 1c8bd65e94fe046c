/** The form may not have arrived; sending it again with its key is safe. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /**
   * 'stopped': the sender stopped it. 'offline': no answer came. 'refused': the server does not accept a file.
   * 'server': any other answer that is no success.
   */
  readonly kind: 'stopped' | 'offline' | 'refused' | 'server';
  /** HTTP status, or 0 if no answer came. */
  readonly status: number;
  /** The server's message to the sender, if there is one. */
  readonly serverMessage: string | undefined;

  constructor(kind: SendError['kind'], status = 0, serverMessage?: string) {
    super(`The form was not sent (${kind} ${status})`);
    this.kind = kind;
    this.status = status;
    this.serverMessage = serverMessage;
  }
}
