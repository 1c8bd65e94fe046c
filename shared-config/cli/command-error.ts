/** Thrown when an `npx remote` command fails. The message is printed without a stack trace. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
