import type { PersonalRecord } from '@title24/shared-domain';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';

/** A person who requests their stored data, or its deletion. */
export interface Person {
  /** In lower case. */
  readonly email: string;
  /** Null if the person has no account. */
  readonly account: { readonly id: string; readonly name: string } | null;
}

/** A record with the id by which its feature deletes it. */
export interface FoundRecord extends PersonalRecord {
  readonly id: string;
}

/** A feature's data about people. Features register theirs at startup. */
export interface PersonalDataSource {
  /** Finds the person's records and locks them until the transaction ends. */
  find(transaction: Transaction, person: Person): Promise<readonly FoundRecord[]>;
  /** Deletes one of the records. */
  erase(transaction: Transaction, id: string, by: Caller): Promise<void>;
  /** Called after the transaction has been committed. */
  erased?(): Promise<void> | void;
}
