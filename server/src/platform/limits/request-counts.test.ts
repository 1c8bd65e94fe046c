import { openSiteDatabase } from '../../site-database.ts';
import type { OpenDatabase } from '../db/database.ts';
import { type SeededDataDir, seededDataDir } from '../db/testing/seeded-data-dir.ts';
import { RequestCounts } from './request-counts.ts';

jest.setTimeout(60_000);

const hour = 3_600_000;

let folder: SeededDataDir;
let database: OpenDatabase;
beforeAll(async () => {
  folder = await seededDataDir();
  database = await openSiteDatabase(folder);
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});
beforeEach(async () => {
  await database.$client.query('truncate request_counts');
});

const stored = async () => {
  const { rows } = await database.$client.query<{ key: string; count: number }>(
    'select key, count from request_counts order by key',
  );
  return rows;
};

function servers() {
  const clock = { now: 0 };
  return {
    clock,
    first: new RequestCounts(database, () => clock.now),
    second: new RequestCounts(database, () => clock.now),
  };
}

test('F13: requests to one server also count toward the limit on the other', async () => {
  const { first, second } = servers();
  for (let sent = 1; sent <= 5; sent += 1) expect(first.count('forms', 'ana', hour).count).toBe(sent);
  await first.exchange();
  // The second server learns the first server's count only from an exchange.
  expect(second.count('forms', 'ana', hour).count).toBe(1);
  await second.exchange();
  expect(second.count('forms', 'ana', hour).count).toBe(7);
  expect(second.count('forms', 'ben', hour).count).toBe(1);
  expect(second.count('calls', 'ana', hour).count).toBe(1);
  await Promise.all([first.exchange(), second.exchange()]);
  expect((await stored()).map(({ count }) => count).sort()).toEqual([1, 1, 7]);
});

test('every request is counted once when two servers count at the same time', async () => {
  const { first, second } = servers();
  for (let round = 0; round < 20; round += 1) {
    for (const server of [first, second])
      for (const client of ['ana', 'ben', 'cyd']) server.count('calls', client, hour);
    await Promise.all([first.exchange(), second.exchange(), first.exchange()]);
  }
  expect((await stored()).map(({ count }) => count)).toEqual([40, 40, 40]);
});

test('a time window ends for all servers, and no client’s IP address is stored', async () => {
  const { clock, first, second } = servers();
  first.count('calls', '192.0.2.1', hour);
  await first.exchange();
  expect(JSON.stringify(await stored())).not.toContain('192.0.2.1');
  await database.$client.query("update request_counts set ends_at = now() - interval '1 second'");
  second.count('calls', '192.0.2.1', hour);
  await second.exchange();
  expect((await stored()).map(({ count }) => count)).toEqual([1]);
  clock.now += hour + 1;
  expect(first.count('calls', '192.0.2.1', hour).count).toBe(1);
  await database.$client.query("update request_counts set ends_at = now() - interval '1 second'");
  await first.sweep();
  expect(await stored()).toEqual([]);
});

test('without the database, a server counts alone and stores its counts later', async () => {
  const { first } = servers();
  await database.$client.query('alter table request_counts rename to away');
  first.count('calls', 'ana', hour);
  await expect(first.exchange()).rejects.toThrow();
  expect(first.count('calls', 'ana', hour).count).toBe(2);
  await database.$client.query('alter table away rename to request_counts');
  await first.exchange();
  expect((await stored()).map(({ count }) => count)).toEqual([2]);
});
