import type { Transaction } from '../database.ts';

/** The values that a seed sets in one row. */
export type SeedValue = Readonly<Record<string, unknown>>;

export type SeedValues<Value extends SeedValue = SeedValue> = ReadonlyMap<string, Value>;

/** The seeds of a table or of a stored document. The map's keys are the rows' keys or the members' paths. */
export interface SeedSet<Value extends SeedValue = SeedValue> {
  readonly name: string;
  readonly seeds: SeedValues<Value>;
  /** Returns the table's rows or the document's members, by key. Locks the rows until the transaction ends. */
  read(transaction: Transaction): Promise<SeedValues>;
  /** Inserts new rows. `stored` has the existing rows. Does not overwrite rows that staff add at the same time. */
  insert(transaction: Transaction, added: SeedValues<Value>, stored: SeedValues): Promise<void>;
  update(transaction: Transaction, changed: SeedValues<Value>, stored: SeedValues): Promise<void>;
}
