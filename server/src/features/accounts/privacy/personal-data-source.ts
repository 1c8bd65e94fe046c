import type { Keep, KeepReason, PersonalRecord } from '@title24/shared-domain';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/caller.ts';

/** A person who requests their stored data or its deletion. */
export interface Person {
  /** In lowercase. */
  readonly email: string;
  readonly account: { readonly id: string; readonly name: string } | null;
}

/** Returns why a record is kept, and for how long if `known` states that. */
export function kept(reason: KeepReason, known: Partial<Omit<Keep, 'reason'>> = {}): Keep {
  return { reason, until: null, daysAfterWork: null, workDueAt: null, ...known };
}

/** A record, with the id by which it can be deleted. */
export interface FoundRecord extends PersonalRecord {
  readonly id: string;
}

/** A feature's data about people. */
export interface PersonalDataSource {
  /** Finds the person's records. A source can lock them until the transaction ends. */
  find(transaction: Transaction, person: Person): Promise<readonly FoundRecord[]>;
  erase(transaction: Transaction, id: string, by: Caller): Promise<void>;
  /** Called after a deletion of a person's data is committed, even if it included none of this source's records. */
  erased?(): Promise<void> | void;
}
