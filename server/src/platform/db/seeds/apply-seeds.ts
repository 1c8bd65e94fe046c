import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Transaction } from '../database.ts';
import { seedMarks } from './seed-marks.table.ts';
import type { SeedSet, SeedValue, SeedValues } from './seed-set.ts';

/**
 * Applies seed data, with one transaction per set. A new database gets all seeds. A database in use gets new seeds, and
 * new values for unchanged rows. Rows that someone changed, renamed or added stay as they are, and deleted rows are not
 * added again. Must not run concurrently.
 */
export async function applySeeds(database: NodePgDatabase, sets: readonly SeedSet[]): Promise<void> {
  for (const set of sets) await database.transaction((transaction) => applySet(transaction, set));
}

async function applySet(transaction: Transaction, set: SeedSet): Promise<void> {
  const stored = await set.read(transaction);
  const known = await readMarks(transaction, set.name);
  const marks = new Map<string, SeedValue>(known);
  const added = new Map<string, SeedValue>();
  const changed = new Map<string, SeedValue>();
  for (const [key, seed] of set.seeds) {
    const mark = known.get(key);
    const row = stored.get(key);
    if (mark === undefined) {
      if (!row) added.set(key, seed);
      marks.set(key, seed);
    } else if (row && hasStoredValue(row, seed)) {
      marks.set(key, seed);
    } else if (row && hasStoredValue(row, mark)) {
      changed.set(key, seed);
      marks.set(key, seed);
    }
  }
  if (added.size > 0) await set.insert(transaction, added, stored);
  if (changed.size > 0) await set.update(transaction, changed, stored);
  await storeMarks(transaction, set.name, known, marks);
}

/** Returns whether a row has all members of `value` with the same values. It may have other members. */
function hasStoredValue(row: SeedValue, value: SeedValue): boolean {
  return Object.entries(value).every(([member, each]) => isDeepStrictEqual(row[member], each));
}

async function readMarks(transaction: Transaction, seedSet: string): Promise<SeedValues> {
  const rows = await transaction.select().from(seedMarks).where(eq(seedMarks.seedSet, seedSet));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

async function storeMarks(transaction: Transaction, seedSet: string, before: SeedValues, after: SeedValues) {
  const rows = [...after]
    .filter(([key, value]) => !before.has(key) || !isDeepStrictEqual(before.get(key), value))
    .map(([key, value]) => ({ seedSet, key, value }));
  if (rows.length === 0) return;
  await transaction
    .insert(seedMarks)
    .values(rows)
    .onConflictDoUpdate({
      target: [seedMarks.seedSet, seedMarks.key],
      set: { value: sql`excluded.value` },
    });
}
