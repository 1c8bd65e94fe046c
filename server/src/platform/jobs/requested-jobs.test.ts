import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { eventually } from '../db/testing/eventually.ts';
import { type TemporaryDataDir, temporaryDataDir } from '../db/testing/temporary-data-dir.ts';
import { causes } from '../logging/cause.ts';
import { JobQueue } from './job-queue.ts';

jest.setTimeout(60_000);

let folder: TemporaryDataDir;
let database: OpenDatabase;

async function startServer(run: () => Promise<object>): Promise<JobQueue> {
  const server = new JobQueue(database, { error: () => {}, warn: () => {} }, 1);
  server.addRequested({ name: 'test-job', timeoutSeconds: 60, run });
  await server.start();
  return server;
}

beforeAll(async () => {
  folder = await temporaryDataDir();
  database = await openDatabase({ dataDir: folder.dataDir, databaseUrl: null }, async () => {});
});
afterAll(async () => {
  await database.close();
  await folder.remove();
});

test('if a server stops or is killed, its job fails and is not repeated by another server', async () => {
  let runs = 0;
  const stopping = await startServer(() => {
    runs += 1;
    return new Promise(() => {});
  });
  const id = await stopping.request('test-job', { part: 'mf-a' });
  await eventually(() => runs === 1);
  // The job would never finish, so stopping the server aborts it.
  await stopping.stop(100);
  // A killed server leaves its running job active, with an old heartbeat.
  const killed = await stopping.request('test-job', {});
  await database.$client.query(
    `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
     where id = $1`,
    [killed],
  );
  const other = await startServer(async () => {
    runs += 1;
    return { runs };
  });
  try {
    const failed = { hasEnded: true, result: null };
    expect(await other.findRequested('test-job', id)).toEqual({ ...failed, data: { part: 'mf-a' } });
    await eventually(async () => (await other.findRequested('test-job', killed))?.hasEnded);
    expect(await other.findRequested('test-job', killed)).toMatchObject(failed);
    const next = await other.request('test-job', {});
    await eventually(async () => (await other.findRequested('test-job', next))?.hasEnded);
    expect(await other.findRequested('test-job', next)).toMatchObject({ result: { runs: 2 } });
  } finally {
    await other.stop();
  }
});

test('the cause of a job is the HTTP request that requested the job', async () => {
  const server = await startServer(async () => ({ cause: causes.getStore() }));
  try {
    const id = await causes.run({ request: 'r-1' }, () => server.request('test-job', { part: 'mf-a' }));
    await eventually(async () => (await server.findRequested('test-job', id))?.hasEnded);
    expect(await server.findRequested('test-job', id)).toEqual({
      hasEnded: true,
      data: { part: 'mf-a' },
      result: { cause: { request: 'r-1', isJob: true } },
    });
  } finally {
    await server.stop();
  }
});

test('a job that is retried for weeks is stored for longer than that', async () => {
  const server = new JobQueue(database, { error: () => {}, warn: () => {} });
  const retry = { limit: 10_000, firstDelay: 5, maxDelay: 300 };
  server.add({
    name: 'retried',
    retry,
    run: () => Promise.reject(new Error('Not yet')),
    park: async () => {},
  });
  await server.start();
  try {
    await database.transaction((transaction) => server.send(transaction, 'retried', randomUUID()));
    const kept = async () =>
      (
        await database.$client.query(
          "select extract(day from keep_until - created_on)::int as days from pgboss.job where name = 'retried' and state = 'retry'",
        )
      ).rows;
    await eventually(async () => (await kept()).length === 1);
    const retriedDays = (retry.limit * retry.maxDelay) / 86_400;
    expect((await kept())[0].days).toBeGreaterThan(retriedDays);
  } finally {
    await server.stop();
  }
});
