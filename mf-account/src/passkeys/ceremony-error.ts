/** Thrown if a passkey was not created or not used. The message tells the person what to do. */
export class CeremonyError extends Error {
  override readonly name = 'CeremonyError';
  /** Whether the person canceled or let it time out, which is not a fault. */
  readonly isCancelled: boolean;

  constructor(
    message: string,
    { isCancelled = false, ...options }: ErrorOptions & { isCancelled?: boolean } = {},
  ) {
    super(message, options);
    this.isCancelled = isCancelled;
  }
}
