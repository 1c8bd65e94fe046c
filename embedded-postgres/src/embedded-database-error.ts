/**
 * Thrown if the database cannot start for a reason that a person can fix. The message is one line that says what is
 * wrong and what to do.
 */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
