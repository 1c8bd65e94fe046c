import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { conflict } from '../../platform/rpc/protocol/rpc-fault.ts';
import { type Actor, type Change, recordChange } from './record-change.ts';

/** A small table that is edited as a whole. */
interface EditedTable<Row extends object> {
  readonly table: PgTable & { readonly $inferInsert: Row };
  load(from: Transaction): Promise<Row[]>;
  readonly changedSince: string;
  readonly audited: Pick<Change, 'action' | 'subject'>;
  readonly follow?: (transaction: Transaction) => Promise<void>;
}

/**
 * Replaces all rows of a table.
 * @param loaded - the rows that the caller has seen, in any order
 * @returns the new rows
 * @throws RpcFault -32009 with the stored rows if they differ from `loaded`
 */
export function replaceRows<Row extends object>(
  database: Database,
  caller: Actor,
  { table, load, changedSince, audited, follow }: EditedTable<Row>,
  { loaded, wanted }: Readonly<Record<'loaded' | 'wanted', readonly Row[]>>,
): Promise<Row[]> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${table} in share row exclusive mode`);
    const before = await load(transaction);
    if (!isDeepStrictEqual(new Set(before), new Set(loaded))) throw conflict(changedSince, before);
    await transaction.delete(table);
    if (wanted.length > 0) await transaction.insert(table).values([...wanted]);
    const after = await load(transaction);
    await recordChange(transaction, caller, { ...audited, before, after });
    await follow?.(transaction);
    return after;
  });
}
