import type { Transaction } from '../database.ts';

/** A seed as plain data: the members that the site sets in a row. */
export type SeedValue = Readonly<Record<string, unknown>>;

export type SeedValues<Value extends SeedValue = SeedValue> = ReadonlyMap<string, Value>;

/** The seed rows of a table, by key. A feature has one for each of its tables with seeds. */
export interface SeedSet<Value extends SeedValue = SeedValue> {
  readonly name: string;
  readonly seeds: SeedValues<Value>;
  /**
   * Reads all stored rows, seeded or not, with the members of the seeds. Locks them until the end of the transaction.
   */
  read(transaction: Transaction): Promise<SeedValues>;
  /** Inserts new rows beside those that are `stored`, without overwriting a row that someone adds concurrently. */
  insert(transaction: Transaction, added: SeedValues<Value>, stored: SeedValues): Promise<void>;
  /** Sets new values in stored rows that nobody has changed. */
  update(transaction: Transaction, changed: SeedValues<Value>, stored: SeedValues): Promise<void>;
}
