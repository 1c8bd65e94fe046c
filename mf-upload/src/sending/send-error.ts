/** A form that may not have arrived; sending it again with its key is safe. */
export class SendError extends Error {
  override readonly name = 'SendError';
  /**
   * 'stopped': the sender stopped it. 'offline': no answer came. 'refused': a file that the server does not take.
   * 'server': any other answer that takes nothing.
   */
  readonly kind: 'stopped' | 'offline' | 'refused' | 'server';
  /** HTTP status, or 0 if no answer came. */
  readonly status: number;
  /** The server's words for the sender, where it has some. */
  readonly said: string | undefined;

  constructor(kind: SendError['kind'], status = 0, said?: string) {
    super(`The form was not sent (${kind} ${status})`);
    this.kind = kind;
    this.status = status;
    this.said = said;
  }
}
