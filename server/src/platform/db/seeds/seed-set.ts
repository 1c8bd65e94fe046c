import type { Transaction } from '../database.ts';

/** A seed as plain data: the members that the site gives a row. */
export type SeedValue = Readonly<Record<string, unknown>>;

export type SeedValues<Value extends SeedValue = SeedValue> = ReadonlyMap<string, Value>;

/** Fingerprints of the values that a seed has had, by its key, separated by spaces. */
export type Fingerprints = Readonly<Record<string, string>>;

/** The rows of one table that the site brings along, by key. A feature has one for each of its tables with seeds. */
export interface SeedSet<Value extends SeedValue = SeedValue> {
  readonly name: string;
  readonly seeds: SeedValues<Value>;
  /** What releases stored that kept no marks, if there were any. */
  readonly seededBeforeMarks?: Fingerprints;
  /** What is stored, seeded or not, with the members of the seeds. Locks it until the transaction's end. */
  read(transaction: Transaction): Promise<SeedValues>;
  /** Stores new rows beside those that are `stored`, none over a row that somebody adds at this moment. */
  insert(transaction: Transaction, added: SeedValues<Value>, stored: SeedValues): Promise<void>;
  /** Gives stored rows that nobody has changed their new values. */
  update(transaction: Transaction, changed: SeedValues<Value>, stored: SeedValues): Promise<void>;
}
