import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename } from 'node:fs/promises';
import { type AddressInfo, connect as connectSocket, createServer } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sendSignal } from '@title24/embedded-postgres/process-state';
import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { fillDatabase, openSiteDatabase } from '../../site-database.ts';
import * as schema from '../../tables.ts';
import { StartupError } from '../process/startup-error.ts';
import { connect, type OpenDatabase } from './database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { prepareDatabase } from './prepare-database.ts';
import { eventually } from './testing/eventually.ts';
import { type TemporaryDataDir, temporaryDataDir } from './testing/temporary-data-dir.ts';
import { backgroundLimits, requestLimits } from './time-limits.ts';

jest.setTimeout(120_000);

const { estimatorPrices, helpItems, products, siteConfiguration } = schema;

let folder: TemporaryDataDir;
let database: OpenDatabase | undefined;

const open = async (role?: 'server' | 'tool') => {
  database = await openSiteDatabase({ dataDir: folder.dataDir, databaseUrl: null }, role);
  return database;
};
const close = async () => {
  await database?.close();
  database = undefined;
};
const inFolder = (name: string) => path.join(folder.dataDir, name);
const postmasterPid = async () =>
  Number.parseInt(await readFile(inFolder('postgresql/postmaster.pid'), 'utf8'), 10);

beforeAll(async () => {
  folder = await temporaryDataDir();
});
afterEach(close);
afterAll(() => folder.remove());

test('a first start creates a seeded database', async () => {
  const db = await open('server');
  expect(await db.$count(products)).toBe(11);
  expect(await db.$count(helpItems)).toBe(89);
  expect(await db.$count(siteConfiguration)).toBe(1);
  expect(await db.$count(estimatorPrices)).toBe(1);
});

test('the migrations create the tables that the schema describes', async () => {
  const db = await open('server');
  const { rows } = await db.execute<{ column: string }>(sql`
    select table_name || '.' || column_name || ' ' || is_nullable as column
    from information_schema.columns where table_schema = 'public'`);
  const described = Object.values(schema)
    .filter((each) => is(each, PgTable))
    .map((table) => getTableConfig(table))
    .flatMap(({ name, columns }) =>
      columns.map((each) => `${name}.${each.name} ${each.notNull ? 'NO' : 'YES'}`),
    );
  expect(described.length).toBeGreaterThan(100);
  expect(rows.map(({ column }) => column).sort()).toEqual(described.sort());
});

test('edits survive a restart', async () => {
  const db = await open('server');
  await db.update(products).set({ price: 155.5 }).where(eq(products.sku, '1001'));
  await db.delete(products).where(eq(products.sku, '5003'));
  await close();
  const again = await open('server');
  const rows = await again.select().from(products).where(eq(products.sku, '1001'));
  expect(rows[0]?.price).toBe(155.5);
  expect(await again.$count(products)).toBeGreaterThanOrEqual(10);
});

test('a damaged database is refused with instructions, and the data folder is unlocked', async () => {
  await open('server');
  await close();
  const control = inFolder('postgresql/global/pg_control');
  await rename(control, `${control}.away`);
  const refusal = await open('server').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  expect(String(refusal)).toMatch(/are damaged: restore the data folder from a backup/);
  expect(await readdir(folder.dataDir)).not.toContain('lock.json');
  await rename(`${control}.away`, control);
});

test('a tool uses the database of the running server, and leaves the database running', async () => {
  const server = await open('server');
  const tool = await openSiteDatabase({ dataDir: folder.dataDir, databaseUrl: null });
  expect(tool.connectionString).toBe(server.connectionString);
  await tool.close();
  expect(await server.$count(products)).toBeGreaterThanOrEqual(10);
});

test('without a server, a tool starts the database and stops it at the end', async () => {
  const tool = await open();
  const pid = await postmasterPid();
  expect(await tool.$count(products)).toBeGreaterThanOrEqual(10);
  await close();
  expect(sendSignal(pid, 0)).toBe(false);
  expect(existsSync(inFolder('database-connection'))).toBe(false);
});

test('refuses a second server on the same data folder, with or without a DATABASE_URL', async () => {
  const server = await open('server');
  for (const databaseUrl of [null, server.connectionString]) {
    await expect(openSiteDatabase({ dataDir: folder.dataDir, databaseUrl }, 'server')).rejects.toThrow(
      `is in use by another running server (process ${process.pid})`,
    );
  }
});

test.each([
  [
    'postgres://title24:hunter2@127.0.0.1:1/title24',
    /127\.0\.0\.1:1\/title24 cannot be used: nothing is listening/,
  ],
  ['postgres://title24:hunter2@no-such-host.invalid/title24', /host name/],
])(
  'refuses the database %s with a message that does not contain the password',
  async (databaseUrl, words) => {
    const refusal = openSiteDatabase({ dataDir: folder.dataDir, databaseUrl });
    await expect(refusal).rejects.toThrow(words);
    await expect(refusal).rejects.not.toThrow(/hunter2/);
  },
);

test.each([
  ['password', 'wrong', /rejects the user name or password/],
  ['pathname', '/nowhere', /no database of that name/],
] as const)('a wrong %s in the database URL is reported', async (part, value, words) => {
  const server = await open('server');
  const url = new URL(server.connectionString);
  url[part] = value;
  await expect(openSiteDatabase({ dataDir: folder.dataDir, databaseUrl: url.href })).rejects.toThrow(words);
});

test('a broken pool connection does not end the process', async () => {
  const db = await open('server');
  await db.execute(sql`select 1`);
  const other = connect(db.connectionString);
  await other.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = 'title24'`,
  );
  await eventually(() => db.$client.idleCount === 0);
  expect(await db.$count(products)).toBeGreaterThanOrEqual(10);
  await other.$client.end();
});

test('visitors’ queries have the time limits for requests, and background queries have those for background work', async () => {
  const db = await open('server');
  const limitsOf = async (database: Pick<OpenDatabase, 'execute'>) => {
    const { rows } = await database.execute(sql`
      select name, setting::int from pg_settings where name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`);
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  };
  expect(await limitsOf(db)).toEqual({
    statement_timeout: requestLimits.statement_timeout,
    lock_timeout: requestLimits.lock_timeout,
    idle_in_transaction_session_timeout: requestLimits.idle_in_transaction_session_timeout,
  });
  expect((await limitsOf(db.background)).statement_timeout).toBe(backgroundLimits.statement_timeout);
});

test('a timeout of a statement, a lock or a connection counts as an unavailable database', async () => {
  const { connectionString } = await open('server');
  const limits = { statement_timeout: 50, lock_timeout: 20, connectionTimeoutMillis: 200 };
  const limited = connect(connectionString, { limits, max: 1 });
  const errorOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);
  const holder = connect(connectionString);
  expect(isDatabaseUnavailable(await errorOf(limited.execute(sql`select pg_sleep(20)`)))).toBe(true);
  await holder.transaction(async (transaction) => {
    await transaction.execute(sql`lock table products`);
    expect(isDatabaseUnavailable(await errorOf(limited.$count(products)))).toBe(true);
  });
  await limited.transaction(async () => {
    expect(isDatabaseUnavailable(await errorOf(limited.$count(products)))).toBe(true);
  });
  expect(isDatabaseUnavailable(await errorOf(limited.execute(sql`select 1 / 0`)))).toBe(false);
  await Promise.all([limited, holder].map(({ $client }) => $client.end()));
});

test('a connection that hangs at the beginning of a transaction is not reused', async () => {
  const { connectionString } = await open('server');
  const limits = { query_timeout: 200, connectionTimeoutMillis: 2000 };
  const singleConnection = connect(connectionString, { limits, max: 1 });
  const { rows } = await singleConnection.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  const pid = rows[0]?.pid ?? 0;
  sendSignal(pid, 'SIGSTOP');
  try {
    await expect(singleConnection.transaction(async () => {})).rejects.toThrow();
    expect(await singleConnection.$count(products)).toBeGreaterThanOrEqual(10);
  } finally {
    sendSignal(pid, 'SIGCONT');
    await singleConnection.$client.end();
  }
});

test('the database check fails if its connection hangs, but not if visitors are using all of their connections', async () => {
  const db = await open('server');
  const visitors = Array.from({ length: 10 }, () => db.execute(sql`select pg_sleep(20)`).catch(() => {}));
  expect(await db.answers()).toBe(true);
  await db.background.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where query like '%pg_sleep%' and pid <> pg_backend_pid()`);
  await Promise.all(visitors);
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where query = 'select 1' and usename = 'title24' and pid <> pg_backend_pid()`,
  );
  expect(rows).toHaveLength(1);
  sendSignal(rows[0]?.pid ?? 0, 'SIGSTOP');
  try {
    expect(await Promise.all([db.answers(), db.answers()])).toEqual([false, false]);
    expect(await db.answers()).toBe(true);
  } finally {
    sendSignal(rows[0]?.pid ?? 0, 'SIGCONT');
  }
});

test('requests use the pooler, and all other work connects directly to PostgreSQL', async () => {
  const { connectionString } = await open('server');
  const direct = new URL(connectionString);
  let accepted = 0;
  const pooler = createServer((client) => {
    accepted += 1;
    const server = connectSocket(Number(direct.port || 5432), direct.hostname);
    pipeline(client, server, client).catch(() => {});
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  const pooled = new URL(connectionString);
  pooled.host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
  const other = await temporaryDataDir();
  const settings = { dataDir: other.dataDir, databaseUrl: connectionString, databasePoolerUrl: pooled.href };
  const site = await openSiteDatabase({ ...settings, databaseConnections: 2 }, 'server');
  try {
    await Promise.all(Array.from({ length: 6 }, () => site.execute(sql`select pg_sleep(0.05)`)));
    await site.transaction((transaction) => transaction.execute(sql`select 1`));
    expect(accepted).toBe(2);
    await Promise.all([site.background.execute(sql`select 1`), site.answers()]);
    expect([accepted, site.connectionString]).toEqual([2, connectionString]);
    // Connections through a pooler are shared, so the site sets no statement limits on them.
    const { rows } = await site.execute(sql`select current_setting('statement_timeout') as "limit"`);
    expect(rows).toEqual([{ limit: '0' }]);
  } finally {
    await site.close();
    pooler.close();
    await other.remove();
  }
  await expect(
    openSiteDatabase({ ...settings, databasePoolerUrl: 'postgres://u:s3cret@127.0.0.1:1/x' }, 'server'),
  ).rejects.toThrow(/The database 127\.0\.0\.1:1\/x cannot be used.*DATABASE_POOLER_URL/);
});

test('processes that start at the same time migrate and seed the database one by one', async () => {
  const db = await open('server');
  const { connectionString } = db;
  await db.execute(sql`drop schema public cascade; create schema public; drop schema drizzle cascade`);
  await Promise.all([1, 2, 3].map(() => prepareDatabase(connectionString, fillDatabase)));
  expect(await db.$count(products)).toBe(11);
});

test("uses a newer release's database if that release only added objects, and otherwise refuses it", async () => {
  const db = await open('server');
  const start = () => openSiteDatabase({ dataDir: folder.dataDir, databaseUrl: db.connectionString });
  const noted = async () =>
    (await db.execute(sql`select obj_description('drizzle.__drizzle_migrations'::regclass) as note`)).rows;
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`,
  );
  await (await start()).close();
  expect(await noted()).toEqual([{ note: 'requires 1' }]);
  const applied = await db.$count(sql`drizzle.__drizzle_migrations`);
  for (const note of [`'requires ${applied}'`, 'null']) {
    await db.execute(sql.raw(`comment on table drizzle.__drizzle_migrations is ${note}`));
    await expect(start()).rejects.toThrow(
      /^A newer release has removed data that this one uses.*Start the newer release/,
    );
  }
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`);
  await (await start()).close();
  expect(await noted()).toEqual([{ note: 'requires 1' }]);
});

// This test must be last, because it makes the database unusable.
test('refuses a database with unknown migrations, and changes nothing', async () => {
  const db = await open('server');
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'x' || hash`);
  await db.execute(sql`delete from products`);
  await expect(
    openSiteDatabase({ dataDir: folder.dataDir, databaseUrl: db.connectionString }),
  ).rejects.toThrow(/another development version.* set DATABASE_URL to an empty database and start again/);
  expect(await db.$count(products)).toBe(0);
  await close();
  const refusal = await open('server').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartupError);
  expect(String(refusal)).toContain(`delete the data folder ${folder.dataDir} and start again`);
});
