import { openSiteDatabase } from '../../site-database.ts';
import { StartupError } from '../process/startup-error.ts';
import type { Settings } from '../settings/settings.ts';
import type { OpenDatabase } from './database.ts';
import { agreeOnSite, type SiteAgreement } from './site-agreement.ts';
import { eventually } from './testing/eventually.ts';
import { type SeededDataDir, seededDataDir } from './testing/seeded-data-dir.ts';
import { type TemporaryDataDir, temporaryDataDir } from './testing/temporary-data-dir.ts';

jest.setTimeout(60_000);

let folders: readonly [SeededDataDir, TemporaryDataDir, TemporaryDataDir];
let database: OpenDatabase;
const joined: SiteAgreement[] = [];

beforeAll(async () => {
  folders = [await seededDataDir(), await temporaryDataDir(), await temporaryDataDir()];
  database = await openSiteDatabase(folders[0]);
});
afterEach(async () => {
  for (const agreement of joined.splice(0)) await agreement.release();
  // PostgreSQL releases locks shortly after the connection ends.
  await eventually(async () => (await locks()) === 0);
});
afterAll(async () => {
  await database.close();
  for (const folder of folders) await folder.remove();
});

const locks = async () => {
  const { rows } = await database.$client.query<{ count: number }>(
    "select count(*)::int as count from pg_locks where locktype = 'advisory' and objsubid = 2 and database = (select oid from pg_database where datname = current_database())",
  );
  return rows[0]?.count;
};
const log = { error: () => undefined };

async function join(
  machine: 1 | 2,
  settings: Partial<Pick<Settings, 's3' | 'authSecrets'>> = {},
): Promise<SiteAgreement> {
  const { dataDir } = folders[machine];
  const agreement = await agreeOnSite(
    database.connectionString,
    { s3: null, authSecrets: [], dataDir, ...settings },
    log,
  );
  joined.push(agreement);
  return agreement;
}
const bucket = (name: string) => ({
  s3: {
    endpoint: 'https://storage.example.com',
    region: 'us-east-1',
    bucket: name,
    keys: [],
    directUrl: null,
  },
});
const secret = (...letters: string[]) => ({
  ...bucket('plans'),
  authSecrets: letters.map((letter) => letter.repeat(32)),
});

test('servers with the same bucket and secret run side by side', async () => {
  await join(1, secret('a'));
  await join(2, secret('a'));
  await join(2, secret('a'));
});

test.each([
  [
    'its own folder beside a server with another folder',
    {},
    {},
    /keeps files in another place.*S3_BUCKET.*DATABASE_URL/,
  ],
  ['its own folder beside a server with a bucket', bucket('plans'), {}, /S3_BUCKET/],
  ['another bucket', bucket('plans'), bucket('other'), /S3_BUCKET/],
  ['another secret', secret('a'), secret('b'), /same AUTH_SECRET/],
  [
    'a new secret with which the running server cannot decrypt',
    secret('a'),
    secret('b', 'a'),
    /same AUTH_SECRET/,
  ],
  ['a new secret after an earlier replacement', secret('b', 'a'), secret('c', 'b'), /same AUTH_SECRET/],
  ['no secret beside a server with a secret', secret('a'), bucket('plans'), /same AUTH_SECRET/],
])('refuses a server with %s, and states what to set', async (_, first, second, words) => {
  const running = await join(1, first);
  const refused = join(2, second);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(words);
  await join(1, first);
  await joined.pop()?.release();
  await running.release();
  await eventually(async () => (await locks()) === 0);
  await join(2, second);
});

test('a secret is replaced in three rounds of restarts while another server is running', async () => {
  const rounds = [['a'], ['a', 'b'], ['b', 'a'], ['b']] as const;
  const running = [await join(1, secret(...rounds[0])), await join(2, secret(...rounds[0]))];
  for (const round of rounds.slice(1))
    for (const machine of [1, 2] as const) {
      await running[machine - 1]?.release();
      running[machine - 1] = await join(machine, secret(...round));
    }
});

test('accepts a restart on the same folder while the former process is still registered', async () => {
  await join(1);
  await join(1);
});

test('refuses one of two servers that start at the same time with separate folders', async () => {
  const outcomes = await Promise.allSettled([join(1), join(2)]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
