import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { openDatabase } from './platform/db/open-database.ts';
import { problemsForPreviousRelease } from './platform/db/testing/previous-release.ts';
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

function generate(schema: string) {
  const options = ['--name', 'next', '--schema', schema, '--out', join(scratch, 'migrations')];
  return spawnSync(process.execPath, ['generate-migration.mjs', ...options], {
    cwd: server,
    encoding: 'utf8',
  });
}

test('the newest snapshot matches the tables, and a migration is generated for a new column', async () => {
  const tables = join(server, 'src/tables.ts');
  expect(generate(tables).stdout).toContain('No schema changes');
  const featureFile = join(server, 'src/features/catalog/products.table.ts');
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

test('the migrations folder contains only the newest snapshot, and the migrations are in chronological order', async () => {
  const { entries } = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8'));
  expect(await snapshotsIn(migrations)).toEqual([
    `${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`,
  ]);
  const times = entries.map(({ when }: { when: number }) => when);
  expect(times).toEqual([...new Set(times)].sort((a, b) => Number(a) - Number(b)));
});

describe('migrations', () => {
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

  test('no migration removes anything that the previous release uses, and none requires a value that the previous release does not set', async () => {
    const { version } = JSON.parse(await readFile(join(server, '../package.json'), 'utf8'));
    const migrationFiles = readMigrationFiles({ migrationsFolder: migrations });
    expect(await problemsForPreviousRelease(client, migrationFiles, version)).toEqual([]);
    const { rows } = await client.query(
      "select count(*)::int as columns from information_schema.columns where table_schema = 'public'",
    );
    expect(rows[0].columns).toBeGreaterThan(300);
  });

  const first = {
    sql: [
      'create table a (id int primary key, kept text, renamed text, dropped text, filled text, typed text)',
      'create table b (id int primary key)',
    ],
  };

  test('a migration that drops, renames, retypes, newly requires or newly constrains a column is refused', async () => {
    const second = {
      sql: [
        'alter table a drop dropped, add allowed text, add defaulted int not null default 1, add asked text not null',
        'alter table a rename renamed to new_name',
        'alter table a alter filled set not null, alter typed type int using typed::int',
        "alter table a add constraint short check (kept < 'x')",
        'create unique index once on a (kept)',
        'create index quick on a (kept)',
        'create table c (id int not null unique check (id > 0) references b)',
        'drop table b cascade',
      ],
    };
    expect(await problemsForPreviousRelease(client, [first, second], '2.1.0')).toEqual([
      'a.asked is required',
      'a.dropped is dropped',
      'a.filled is required',
      'a.once is a new constraint',
      'a.renamed is dropped',
      'a.short is a new constraint',
      'a.typed is integer instead of text',
      'b.id is dropped',
    ]);
  });

  test('a migration may remove objects that, according to its comment, a released version stopped using', async () => {
    const marked = (what: string, release: string) => ({
      sql: [`-- contract: ${what}, unused since ${release}\nalter table a drop dropped`],
    });
    const problemsWith = (what: string, release: string) =>
      client
        .query('drop schema public cascade; create schema public')
        .then(() => problemsForPreviousRelease(client, [first, marked(what, release)], '2.1.0'));
    expect(await problemsWith('a.dropped', '2.1.0')).toEqual([]);
    expect(await problemsWith('a.dropped', '2.0.9')).toEqual([]);
    expect(await problemsWith('a.dropped', '2.1.1')).toEqual([
      'a.dropped is unused since 2.1.1, which is not released (the last release is 2.1.0)',
    ]);
    expect(await problemsWith('a.kept', '2.0.0')).toEqual([
      'a.dropped is dropped',
      'a.kept is marked, but nothing removes it',
    ]);
  });
});
