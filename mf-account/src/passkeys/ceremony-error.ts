/** Thrown if a passkey could not be created or used. The message is for the user. */
export class CeremonyError extends Error {
  override readonly name = 'CeremonyError';
  /** Whether the user canceled the request, the request timed out, or the page aborted it. */
  readonly isCanceled: boolean;

  constructor(
    message: string,
    { isCanceled = false, ...options }: ErrorOptions & { isCanceled?: boolean } = {},
  ) {
    super(message, options);
    this.isCanceled = isCanceled;
  }
}
