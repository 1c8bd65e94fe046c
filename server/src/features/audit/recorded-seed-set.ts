import type { AuditAction } from '@title24/shared-domain';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../platform/db/database.ts';
import type { SeedSet, SeedValue, SeedValues } from '../../platform/db/seeds/seed-set.ts';
import { type Actor, recordChange } from './record-change.ts';

/** The actor that is recorded when a site update changes seeds. */
export const siteUpdate: Actor = { accountId: null, accountName: 'an update of the site' };

/** The seeds of a table. Each seed that a site update adds or changes gets an audit log entry. */
interface RecordedSeeds<Value extends SeedValue> extends Pick<SeedSet<Value>, 'name' | 'seeds' | 'read'> {
  readonly table: PgTable & { readonly $inferInsert: Value };
  /** Kind of seed, such as 'product'. The audit log names a seed by its kind and key. */
  readonly kind: string;
  readonly actions: Readonly<Record<'insert' | 'update', AuditAction>>;
  change(transaction: Transaction, key: string, seed: Value): Promise<unknown>;
}

/** Returns a seed set whose changes are recorded in the audit log. */
export function recordedSeedSet<Value extends SeedValue>({
  table,
  kind,
  actions,
  change,
  ...others
}: RecordedSeeds<Value>): SeedSet<Value> {
  async function record(
    transaction: Transaction,
    action: AuditAction,
    seeds: SeedValues,
    stored: SeedValues,
  ): Promise<void> {
    for (const [key, after] of seeds) {
      const subject = `${kind} ${key}`;
      await recordChange(transaction, siteUpdate, { action, subject, before: stored.get(key), after });
    }
  }

  return {
    ...others,
    async insert(transaction, added, stored) {
      await transaction
        .insert(table)
        .values([...added.values()])
        .onConflictDoNothing();
      if (stored.size > 0) await record(transaction, actions.insert, added, stored);
    },
    async update(transaction, changed, stored) {
      for (const [key, seed] of changed) await change(transaction, key, seed);
      await record(transaction, actions.update, changed, stored);
    },
  };
}
