import { readdir, readFile } from 'node:fs/promises';
import { is } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as tables from './tables.ts';

const meta = new URL('./platform/db/migrations/meta/', import.meta.url);
const readJson = async (name: string) => JSON.parse(await readFile(new URL(name, meta), 'utf8'));

/** What drizzle-kit names as the parent of the first snapshot. */
const noParent = '00000000-0000-0000-0000-000000000000';

interface SnapshotTable {
  readonly columns: Readonly<Record<string, { type: string; notNull: boolean; primaryKey: boolean }>>;
  readonly indexes: object;
  readonly foreignKeys: object;
  readonly compositePrimaryKeys: object;
  readonly uniqueConstraints: object;
  readonly checkConstraints: object;
}

const names = (of: object) => Object.keys(of).sort();

/** A table as the newest snapshot of drizzle-kit has it. */
function inSnapshot(table: SnapshotTable) {
  return {
    columns: Object.fromEntries(
      Object.entries(table.columns).map(([name, { type, notNull, primaryKey }]) => [
        name,
        { type, notNull, primaryKey },
      ]),
    ),
    indexes: names(table.indexes),
    foreignKeys: names(table.foreignKeys),
    primaryKeys: names(table.compositePrimaryKeys),
    unique: names(table.uniqueConstraints),
    checks: names(table.checkConstraints),
  };
}

/** The same of a table as the code declares it. */
function inCode(table: PgTable) {
  const { columns, indexes, foreignKeys, primaryKeys, uniqueConstraints, checks } = getTableConfig(table);
  const uniqueColumns = columns.filter(({ isUnique }) => isUnique).map(({ uniqueName }) => uniqueName);
  return {
    columns: Object.fromEntries(
      columns.map((column: AnyPgColumn) => [
        column.name,
        { type: column.getSQLType(), notNull: column.notNull, primaryKey: column.primary },
      ]),
    ),
    indexes: indexes.map(({ config }) => config.name).sort(),
    foreignKeys: foreignKeys.map((key) => key.getName()).sort(),
    primaryKeys: primaryKeys.map((key) => key.getName()).sort(),
    unique: [...uniqueConstraints.map(({ name }) => name), ...uniqueColumns].sort(),
    checks: checks.map(({ name }) => name).sort(),
  };
}

test('the newest migration has a snapshot of the tables as they are, from which drizzle-kit makes the next one', async () => {
  const { entries } = await readJson('_journal.json');
  const snapshot = await readJson(`${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`);
  const stored = Object.values<SnapshotTable & { name: string }>(snapshot.tables);
  const declared = Object.values(tables).filter((each) => is(each, PgTable));
  expect(Object.fromEntries(stored.map((table) => [table.name, inSnapshot(table)]))).toEqual(
    Object.fromEntries(declared.map((table) => [getTableConfig(table).name, inCode(table)])),
  );
});

test('each migration comes after the one before it', async () => {
  const { entries } = await readJson('_journal.json');
  const moments = entries.map(({ when }: { when: number }) => when);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
  expect(new Set(moments).size).toBe(moments.length);
});

test('each snapshot names the one before it as its parent, as drizzle-kit takes no other chain', async () => {
  const files = (await readdir(meta)).filter((name) => name.endsWith('_snapshot.json')).sort();
  const snapshots = await Promise.all(files.map(readJson));
  const parents = snapshots.map(({ prevId }, position) => [files[position], prevId]);
  const expected = files.map((file, position) => [file, snapshots[position - 1]?.id ?? noParent]);
  expect(parents).toEqual(expected);
});
