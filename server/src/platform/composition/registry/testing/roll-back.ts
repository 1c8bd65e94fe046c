import type { Database } from '../../../db/database.ts';
import { rollBackIn } from '../roll-back.ts';

/**
 * Withdraws the live release of a part, for tests.
 * @param version the version to withdraw; null for the live version. Null is refused if another version was withdrawn a
 * moment ago
 */
export function rollBack(db: Database, name: string, version: string | null = null) {
  const by = { name: 'the command line', reason: '' };
  return db.transaction((transaction) => rollBackIn(transaction, name, { from: version, to: null, by }));
}
