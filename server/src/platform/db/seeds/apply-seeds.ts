import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Transaction } from '../database.ts';
import { seedMarks } from './seed-marks.table.ts';
import type { SeedSet, SeedValue, SeedValues } from './seed-set.ts';

/**
 * Brings a database up to date with what the site comes with, one set a transaction: into a new one all of it; into one
 * in use what is new, and the new value of what is stored as the site stored it last. What somebody changed, deleted,
 * renamed or added stays as it is. To be called by one process at a time.
 */
export async function applySeeds(database: NodePgDatabase, sets: readonly SeedSet[]): Promise<void> {
  for (const set of sets) await database.transaction((transaction) => applySet(transaction, set));
}

async function applySet(transaction: Transaction, set: SeedSet): Promise<void> {
  const stored = await set.read(transaction);
  const kept = await readMarks(transaction, set.name);
  const known = kept.size === 0 && stored.size > 0 ? marksFromBefore(set, stored) : kept;
  const marks = new Map<string, SeedValue | null>(known);
  const added = new Map<string, SeedValue>();
  const changed = new Map<string, SeedValue>();
  for (const [key, seed] of set.seeds) {
    const mark = known.get(key);
    const row = stored.get(key);
    if (mark === undefined) {
      if (!row) added.set(key, seed);
      marks.set(key, seed);
    } else if (row && holds(row, seed)) {
      marks.set(key, seed);
    } else if (row && mark && holds(row, mark)) {
      changed.set(key, seed);
      marks.set(key, seed);
    }
  }
  if (added.size > 0) await set.insert(transaction, added, stored);
  if (changed.size > 0) await set.update(transaction, changed, stored);
  await storeMarks(transaction, set.name, kept, marks);
}

type Marks = ReadonlyMap<string, SeedValue | null>;

/** Whether a row is as the site stored it. Members that the site did not know then do not count. */
function holds(row: SeedValue, value: SeedValue): boolean {
  return Object.entries(value).every(([member, each]) => isDeepStrictEqual(row[member], each));
}

async function readMarks(transaction: Transaction, seedSet: string): Promise<Marks> {
  const rows = await transaction.select().from(seedMarks).where(eq(seedMarks.seedSet, seedSet));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

async function storeMarks(transaction: Transaction, seedSet: string, before: Marks, after: Marks) {
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

/** The marks of a database that was seeded before marks were kept: a row with a known fingerprint is as it was seeded. */
function marksFromBefore({ seededBeforeMarks = {} }: SeedSet, stored: SeedValues): Marks {
  return new Map(
    Object.entries(seededBeforeMarks).map(([key, fingerprints]) => {
      const row = stored.get(key);
      return [key, row && fingerprints.split(' ').includes(fingerprint(row)) ? row : null];
    }),
  );
}

/** Tells values apart; the order of their members does not count. */
function fingerprint(value: SeedValue): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex')
    .slice(0, 16);
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return members.map(([key, each]) => [key, sorted(each)]);
}
