/**
 * Thrown if the database cannot start for a reason that a person can fix. The one-line message states what is wrong
 * and how to fix it.
 */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
