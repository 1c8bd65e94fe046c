/**
 * Thrown if the database cannot start. The message is meant for a person: it states the reason and, if known,
 * how to fix the problem.
 */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
