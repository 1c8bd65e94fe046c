/** A reason why the database does not start that a person can act on: one line that says what is wrong and what to do. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
