import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { eventually } from '../db/testing/eventually.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../db/testing/temporary-data-dir.ts';
import { useSpans } from '../logging/cause.ts';
import { JobQueue } from './job-queue.ts';

jest.setTimeout(60_000);

let folder: TemporaryDataDir;
let database: OpenDatabase;
const servers: JobQueue[] = [];
const logged: unknown[] = [];

async function startTwo(run: () => Promise<void>, cron = '0 0 1 1 *'): Promise<readonly JobQueue[]> {
  const log = { error: (...line: unknown[]) => void logged.push(line), warn: () => {} };
  const started = [new JobQueue(database, log), new JobQueue(database, log)];
  for (const server of started) {
    server.schedule({ name: 'test-job', cron, failure: 'The test job failed', run });
    await server.start();
    servers.push(server);
  }
  return started;
}

beforeAll(async () => {
  folder = await temporaryDataDir();
  database = await openDatabase({ dataDir: folder.dataDir, databaseUrl: null }, async () => {});
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

test('a scheduled job runs at startup and on request, but never twice at the same time, even with two servers', async () => {
  let runs = 0;
  let finish = () => {};
  const [first, second] = await startTwo(() => {
    runs += 1;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  });
  await eventually(() => runs === 1);
  await Promise.all([first?.runNow('test-job'), second?.runNow('test-job')]);
  const { rows } = await database.$client.query(
    "select state from pgboss.job where name = 'test-job' and state in ('created', 'active')",
  );
  expect(rows).toEqual([{ state: 'active' }]);
  finish();
  await eventually(async () => {
    await second?.runNow('test-job');
    return runs === 2;
  });
  finish();
});

test('a failure is logged, and the next run retries', async () => {
  let runs = 0;
  const [first] = await startTwo(async () => {
    runs += 1;
    if (runs === 1) throw new Error('no luck');
  });
  await eventually(() => logged.length > 0);
  expect(logged).toEqual([[{ err: expect.objectContaining({ message: 'no luck' }) }, 'The test job failed']]);
  await eventually(async () => {
    await first?.runNow('test-job');
    return runs > 1;
  });
});

test('the servers of a site share one stored schedule, and a new schedule replaces it', async () => {
  const schedules = async () =>
    (await database.$client.query("select cron, timezone from pgboss.schedule where name = 'test-job'")).rows;
  await startTwo(async () => {});
  expect(await schedules()).toEqual([{ cron: '0 0 1 1 *', timezone: 'UTC' }]);
  await startTwo(async () => {}, '*/5 * * * *');
  expect(await schedules()).toEqual([{ cron: '*/5 * * * *', timezone: 'UTC' }]);
});

test('the run of a scheduled job is the first span of a trace, and its queries are spans within it', async () => {
  const spans: object[] = [];
  const jobSpan = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  useSpans((name, _, parent) => ({
    traceparent: jobSpan,
    end: (failure, { 'db.query.text': text } = {}) => void spans.push({ name, parent, failure, text }),
  }));
  await startTwo(async () => {
    await database.$client.query('select 1');
    await database.transaction((transaction) => transaction.execute(sql`select ${'ana'}::text`));
    await database.execute(sql`drop table missing`).catch(() => undefined);
  });
  await eventually(() => spans.length > 5);
  useSpans(null);
  const ofQuery = { parent: jobSpan, failure: null };
  expect(spans).toEqual([
    { ...ofQuery, name: 'query select', text: 'select 1' },
    { ...ofQuery, name: 'query begin', text: 'begin' },
    { ...ofQuery, name: 'query select', text: 'select $1::text' },
    { ...ofQuery, name: 'query commit', text: 'commit' },
    { ...ofQuery, name: 'query drop', text: 'drop table missing', failure: 'error' },
    { name: 'job test-job', parent: undefined, failure: null, text: undefined },
  ]);
});
