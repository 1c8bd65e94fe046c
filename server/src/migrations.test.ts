import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { openDatabase } from './platform/db/open-database.ts';
import { temporaryDataDir } from './platform/db/testing/temporary-data-dir.ts';

const server = fileURLToPath(new URL('..', import.meta.url));
const migrations = join(server, 'src/platform/db/migrations');
const snapshotsIn = async (folder: string) =>
  (await readdir(join(folder, 'meta'))).filter((name) => name.endsWith('_snapshot.json'));

jest.setTimeout(60_000);

let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'title24-migrations-'));
  await cp(migrations, join(scratch, 'migrations'), { recursive: true });
});
afterAll(() => rm(scratch, { recursive: true }));

/** Runs drizzle-kit on the scratch copy, with the tables of `schema`. */
function generate(schema: string) {
  const options = ['--name', 'next', '--schema', schema, '--out', join(scratch, 'migrations')];
  return spawnSync(process.execPath, ['generate-migration.mjs', ...options], {
    cwd: server,
    encoding: 'utf8',
  });
}

test('the migrations create the current tables, and the next migration adds a new column', async () => {
  const tables = join(server, 'src/tables.ts');
  expect(generate(tables).stdout).toContain('No schema changes');
  const featureFile = join(server, 'src/features/catalogue/products.table.ts');
  const products = (await readFile(featureFile, 'utf8'))
    .replace(/'products',\s*\{/, "$& note: text('note'),")
    .replaceAll("'../../", `'${join(server, 'src')}/`);
  await writeFile(join(scratch, 'products.table.ts'), products);
  const exported = (await readFile(tables, 'utf8'))
    .replaceAll("'./", `'${join(server, 'src')}/`)
    .replace(featureFile, './products.table.ts');
  await writeFile(join(scratch, 'tables.ts'), exported);
  const { stdout, stderr } = generate(join(scratch, 'tables.ts'));
  expect([stdout, stderr]).toEqual([expect.stringContaining('next.sql'), '']);
  const written = (await readdir(join(scratch, 'migrations'))).find((name) => name.endsWith('_next.sql'));
  const added = await readFile(join(scratch, 'migrations', written ?? ''), 'utf8');
  expect(added).toBe('ALTER TABLE "products" ADD COLUMN "note" text;');
  expect(await snapshotsIn(join(scratch, 'migrations'))).toHaveLength(1);
});

test('only the newest snapshot is kept', async () => {
  const { entries } = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8'));
  expect(await snapshotsIn(migrations)).toEqual([
    `${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`,
  ]);
  const moments = entries.map(({ when }: { when: number }) => when);
  expect(moments).toEqual([...new Set(moments)].sort((a, b) => Number(a) - Number(b)));
});

describe('each migration, while servers of the previous release are running,', () => {
  /**
   * `table.column is dropped` for columns that the previous release no longer names, so that this one may drop them.
   */
  const unusedBefore: readonly string[] = [];

  let client: pg.PoolClient;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const folder = await temporaryDataDir();
    const database = await openDatabase({ dataDir: folder.dataDir, databaseUrl: null }, async () => {});
    client = await database.$client.connect();
    close = async () => {
      client.release();
      await database.close();
      await folder.remove();
    };
  });
  afterAll(() => close());
  beforeEach(() => client.query('begin; drop schema public cascade; create schema public'));
  afterEach(() => client.query('rollback'));

  /** The columns of all tables, and whether an insert must name them. */
  async function columns(): Promise<ReadonlyMap<string, boolean>> {
    const { rows } = await client.query(`
      select table_name || '.' || column_name as name, is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER' as required
      from information_schema.columns where table_schema = 'public'`);
    return new Map(rows.map(({ name, required }) => [name, required]));
  }

  /**
   * Applies the migrations in order and returns what would break queries written for the tables before each migration.
   */
  async function breaks(migrations: readonly (readonly string[])[]): Promise<string[]> {
    const broken: string[] = [];
    for (const statements of migrations) {
      const before = await columns();
      for (const statement of statements) await client.query(statement);
      const after = await columns();
      const tables = new Set([...before.keys()].map((name) => name.split('.')[0]));
      for (const name of before.keys()) if (!after.has(name)) broken.push(`${name} is dropped`);
      for (const [name, required] of after) {
        if (required && !before.get(name) && tables.has(name.split('.')[0]))
          broken.push(`${name} is required`);
      }
    }
    return broken;
  }

  test('drops nothing that they use, and requires nothing that they do not know', async () => {
    const migrationFiles = readMigrationFiles({ migrationsFolder: migrations });
    expect((await breaks(migrationFiles.map(({ sql }) => sql))).sort()).toEqual(unusedBefore);
    expect((await columns()).size).toBeGreaterThan(300);
  });

  test('is refused if it drops, renames or newly requires a column', async () => {
    const first = ['create table a (id int primary key, kept text, renamed text, dropped text, filled text)'];
    const second = [
      'alter table a drop dropped, add allowed text, add defaulted int not null default 1, add asked text not null',
      'alter table a rename renamed to new_name',
      'alter table a alter filled set not null',
      'create table b (id int not null)',
    ];
    expect((await breaks([first, second])).sort()).toEqual([
      'a.asked is required',
      'a.dropped is dropped',
      'a.filled is required',
      'a.renamed is dropped',
    ]);
  });
});
