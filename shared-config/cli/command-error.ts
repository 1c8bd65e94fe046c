/** A command cannot do what was requested; the message says what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
