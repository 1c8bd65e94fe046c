/** A passkey was not made or not used. The message tells the person what to do. */
export class CeremonyError extends Error {
  override readonly name = 'CeremonyError';
  /** Whether somebody chose to stop, or let the time pass: no fault. */
  readonly isCancelled: boolean;

  constructor(
    message: string,
    { isCancelled = false, ...options }: ErrorOptions & { isCancelled?: boolean } = {},
  ) {
    super(message, options);
    this.isCancelled = isCancelled;
  }
}
