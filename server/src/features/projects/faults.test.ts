import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sendSignal } from '@title24/embedded-postgres/process-state';
import type { StoredProject } from '@title24/shared-domain/projects';
import { eventually } from '../../platform/db/testing/eventually.ts';
import { dataDirWithDatabase } from '../../platform/db/testing/seeded-data-dir.ts';
import { AccountSite } from '../accounts/testing/account-site.ts';

jest.setTimeout(300_000);

/** Reads the database after each fault. */
let site: AccountSite;
let token: string;
let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  site = await AccountSite.open({}, undefined, undefined, undefined, {
    makeFolder: dataDirWithDatabase,
  });
  await site.addAccount('ana', 'Member');
  token = await site.tokenOf('ana');
  dataDir = await mkdtemp(path.join(tmpdir(), 'second-server-'));
});
afterAll(async () => {
  for (const server of running) server.kill('SIGKILL');
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

const program = fileURLToPath(new URL('../testing/second-server.ts', import.meta.url));

async function startServer(): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const server = spawn(process.execPath, [program, dataDir, site.database.connectionString], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(server);
  const [port] = await once(createInterface({ input: server.stdout }), 'line');
  return { url: `http://127.0.0.1:${port}`, process: server };
}

async function kill(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  running.delete(server);
}

/** @returns the stamp of an acknowledged save; null if its outcome is unknown */
async function save(url: string, number: string, text: string, stamp: number): Promise<number | null> {
  try {
    const response = await fetch(`${url}/rpc/2.0/projects`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'saveStep',
        params: { number, step: 'documents', data: { documents: { notes: text } }, stamp },
      }),
    });
    const { result } = (await response.json()) as { result?: { stamp: number } };
    return result?.stamp ?? null;
  } catch {
    return null;
  }
}

async function begin(): Promise<string> {
  const { result } = await site.call('projects', 'create', { name: 'Hill house', kind: 'new' }, token);
  return (result as StoredProject).number;
}
const load = async (number: string) =>
  (await site.call('projects', 'load', { number }, token)).result as StoredProject;

/** Reads what is stored: each save writes its number. */
async function stored(number: string): Promise<number> {
  const { data, stepStamps } = await load(number);
  const last = Number(data.documents?.notes?.replace('save ', '') ?? 0);
  expect(stepStamps.documents).toBe(last);
  return last;
}

test('D10: each acknowledged save is stored although the server is killed four times during 100 of them', async () => {
  const number = await begin();
  let server = await startServer();
  const killAt = new Set([7, 30, 58, 99]);
  let acknowledged = 0;
  while (acknowledged < 100) {
    const next = acknowledged + 1;
    const answer = save(server.url, number, `save ${next}`, acknowledged);
    if (!killAt.delete(next)) {
      expect(await answer).toBe(next);
    } else {
      await kill(server.process);
      const known = await answer;
      const last = await stored(number);
      // The save in progress is stored or not, but never partly, and nothing before it is lost.
      expect(known === null ? [acknowledged, next] : [next]).toContain(last);
      server = await startServer();
      // Sending the same again is not a conflict, whether or not it was stored.
      expect(await save(server.url, number, `save ${next}`, acknowledged)).toBe(next);
    }
    acknowledged = next;
    // The limit per minute is covered by another test.
    if (next % 50 === 0) await site.database.$client.query('delete from project_save_counts');
  }
  await kill(server.process);
  expect(await stored(number)).toBe(100);
});

test('D10: each acknowledged save is stored although the database ends every connection, and saving continues', async () => {
  const number = await begin();
  await site.database.$client.query('delete from project_save_counts');
  const server = await startServer();
  let acknowledged = 0;
  for (let round = 0; round < 5; round += 1) {
    for (let saves = 0; saves < 4; saves += 1) {
      acknowledged += 1;
      // A connection may still be closing.
      const again = () => save(server.url, number, `save ${acknowledged}`, acknowledged - 1);
      expect(await eventually(again)).toBe(acknowledged);
    }
    const onItsWay = save(server.url, number, `save ${acknowledged + 1}`, acknowledged);
    await site.database.background.$client
      .query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      )
      .catch(() => undefined);
    const known = await onItsWay;
    // The first calls may meet a connection that has ended.
    const project = await eventually(async () => (await load(number).catch(() => null)) ?? null);
    const last = project.stepStamps.documents;
    expect(project.data.documents?.notes).toBe(`save ${last}`);
    expect(known === null ? [acknowledged, acknowledged + 1] : [acknowledged + 1]).toContain(last);
    // The same again is no conflict, whether it was stored or not.
    expect(await eventually(() => save(server.url, number, `save ${acknowledged + 1}`, acknowledged))).toBe(
      acknowledged + 1,
    );
    acknowledged += 1;
  }
  expect(await stored(number)).toBe(acknowledged);
  await kill(server.process);
});

test('D10: each acknowledged save is stored although the database server stops three times during 100 of them', async () => {
  const number = await begin();
  await site.database.$client.query('delete from project_save_counts');
  const pidFile = path.join(site.dataDir, 'postgresql/postmaster.pid');
  const postmaster = async () => Number.parseInt(await readFile(pidFile, 'utf8'), 10);
  const server = await startServer();
  // A stop, an abort and a crash: each time it is restarted with what it had written.
  const signals = new Map<number, NodeJS.Signals>([
    [20, 'SIGINT'],
    [55, 'SIGQUIT'],
    [90, 'SIGKILL'],
  ]);
  for (let next = 1; next <= 100; next += 1) {
    const attempt = () => save(server.url, number, `save ${next}`, next - 1);
    const signal = signals.get(next);
    if (signal) {
      const ended = await postmaster();
      const onItsWay = attempt();
      sendSignal(ended, signal);
      const known = await onItsWay;
      await eventually(async () => ((await postmaster().catch(() => ended)) === ended ? null : true));
      const project = await eventually(async () => (await load(number).catch(() => null)) ?? null);
      const last = project.stepStamps.documents;
      expect(project.data.documents?.notes).toBe(`save ${last}`);
      expect(known === null ? [next - 1, next] : [next]).toContain(last);
    }
    // After a stop the same is sent again, which is not a conflict, whether or not it was stored.
    expect(await eventually(attempt)).toBe(next);
    if (next % 50 === 0) await site.database.$client.query('delete from project_save_counts');
  }
  expect(await stored(number)).toBe(100);
  await kill(server.process);
});
