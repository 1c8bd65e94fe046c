/** Thrown when a command fails. The message states what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
