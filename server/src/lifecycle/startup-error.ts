/**
 * A reason not to start that a person can act on: one plain English line that says what is wrong and what to do.
 * Shown without a stack; the cause is for the log.
 */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}
