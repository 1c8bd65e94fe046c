/** Thrown when a command cannot do what was requested. The message states what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
