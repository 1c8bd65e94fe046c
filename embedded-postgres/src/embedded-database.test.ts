import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { readConnectionFile } from './connection-file.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { sendSignal } from './process-state.ts';
import { type TemporaryFolder, temporaryFolder } from './testing/temporary-folder.ts';

jest.setTimeout(120_000);

let folder: TemporaryFolder;
let database: EmbeddedDatabase | undefined;

const start = async () => {
  database = await startEmbeddedDatabase(folder.path, { error: () => {} });
  return database;
};
const stop = async () => {
  await database?.stop();
  database = undefined;
};
const inFolder = (name: string) => path.join(folder.path, name);
const postmasterPid = async () =>
  Number.parseInt(await readFile(inFolder('postgresql/postmaster.pid'), 'utf8'), 10);

async function query<Row extends pg.QueryResultRow>(
  { connectionString }: Pick<EmbeddedDatabase, 'connectionString'>,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Returns the database's connection string with a different user name or password. */
function connectionAs(member: 'username' | 'password', value: string): { connectionString: string } {
  const url = new URL(database?.connectionString ?? '');
  url[member] = value;
  return { connectionString: url.href };
}

beforeAll(async () => {
  folder = await temporaryFolder(0o711);
  // Files like those that a process leaves behind if it is killed while it initializes the database.
  await mkdir(inFolder('postgresql.new-0000/base'), { recursive: true });
  await writeFile(inFolder('initial-password-0000'), 'x');
});
afterEach(stop);
afterAll(() => folder.remove());

test('a first start creates the database and clears leftovers of a killed start, and the next start has the stored data', async () => {
  const { connectionString } = await start();
  expect((await readdir(folder.path)).filter((name) => /new-|initial/.test(name))).toEqual([]);
  expect(await readConnectionFile(folder.path, 0)).toBe(connectionString);
  await query({ connectionString }, 'create table kept as select 42 as number');
  await stop();
  expect(await readConnectionFile(folder.path, 0)).toBeNull();
  expect(await query(await start(), 'select number from kept')).toEqual([{ number: 42 }]);
});

test('the password, connection and log files are readable only by this user, and the server listens only on loopback and refuses a wrong password', async () => {
  const running = await start();
  for (const name of ['database-password', 'database-connection', 'postgresql.log']) {
    expect([name, ((await stat(inFolder(name))).mode & 0o777).toString(8)]).toEqual([name, '600']);
  }
  const settings = await query<{ name: string; setting: string }>(
    running,
    `select name, setting from pg_settings where name in ('listen_addresses', 'fsync', 'server_encoding')`,
  );
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    listen_addresses: '127.0.0.1',
    fsync: 'on',
    server_encoding: 'UTF8',
  });
  await expect(query(connectionAs('password', 'wrong'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
});

test('the site does not connect as a superuser, and the superuser cannot log in', async () => {
  const roles = await query(await start(), 'select rolname, rolsuper from pg_roles where rolcanlogin');
  expect(roles).toContainEqual({ rolname: 'title24', rolsuper: false });
  await expect(query(connectionAs('username', 'postgres'), 'select 1')).rejects.toMatchObject({
    code: '28P01',
  });
});

test('a killed database server is restarted on its port, and nothing is lost', async () => {
  const running = await start();
  const killed = await postmasterPid();
  sendSignal(killed, 'SIGKILL');
  const deadline = Date.now() + 30_000;
  const rows = async () => query(running, 'select number from kept').catch(() => null);
  let found = null;
  while (!found && Date.now() < deadline) {
    await sleep(20);
    found = await rows();
  }
  expect(found).toEqual([{ number: 42 }]);
  expect(await postmasterPid()).not.toBe(killed);
});

test.each([
  ['names another living program', `${process.pid}\n/somewhere\n`],
  ['was cut short', ''],
])('a pid file that %s does not prevent the start', async (_, text) => {
  await start();
  await stop();
  await writeFile(inFolder('postgresql/postmaster.pid'), text);
  expect(await query(await start(), 'select number from kept')).toHaveLength(1);
});

test('a damaged database is refused with instructions', async () => {
  const control = inFolder('postgresql/global/pg_control');
  await rename(control, `${control}.away`);
  const refusal = await start().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EmbeddedDatabaseError);
  expect(String(refusal)).toMatch(/are damaged: restore the data folder from a backup/);
  await rename(`${control}.away`, control);
});

test('a lost password is replaced', async () => {
  await rm(inFolder('database-password'));
  expect(await query(await start(), 'select number from kept')).toHaveLength(1);
});
