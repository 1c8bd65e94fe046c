import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { isAlive, sendSignal } from '@title24/embedded-postgres/process-state';
import { writeSmallBuild } from './platform/composition/testing/small-build.ts';
import { eventually } from './platform/db/testing/eventually.ts';
import { type TemporaryDataDir, temporaryDataDir } from './platform/db/testing/temporary-data-dir.ts';
import { SiteProcess } from './platform/lifecycle/testing/site-process.ts';

jest.setTimeout(120_000);

let folder: TemporaryDataDir;
/** Holds the build of a shell, without which no site is ready. */
let workspace: TemporaryDataDir;
let site: SiteProcess;

beforeAll(async () => {
  folder = await temporaryDataDir();
  workspace = await temporaryDataDir();
  await writeSmallBuild(workspace.dataDir, { name: 'shell', kind: 'host', render: 'return {};' });
});
afterEach(() => site.stop('SIGTERM'));
afterAll(() => Promise.all([folder.remove(), workspace.remove()]));

function run(env: Record<string, string> = {}, options?: { withChannel: boolean }): SiteProcess {
  site = new SiteProcess(
    { DATA_DIR: folder.dataDir, PUBLISH_BUILDS_FROM: workspace.dataDir, ...env },
    options,
  );
  return site;
}

async function postmasterPid(): Promise<number> {
  const text = await readFile(path.join(folder.dataDir, 'postgresql/postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(text, 10);
}

/** Prints each module that is loaded though most sites or starts do not need it. */
const reportRareModules = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (/node_modules\\/(@aws-sdk|@smithy|stripe|pdfkit|playwright-core|lightningcss)\\//.test(url)) console.error(url);
      return next(url, context);
    },
  });`;

const callBody = JSON.stringify({ jsonrpc: '2.0', method: 'loadCompany', id: 1 });
const callHeaders = { 'content-type': 'application/json' };

describe('a site that starts', () => {
  test('says only where it is, serves, and leaves nothing behind on SIGTERM', async () => {
    run({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(reportRareModules)}` });
    const url = await site.ready();
    expect(site.stdout).toMatch(/^Ready: http:\/\/localhost:\d+\n$/);
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({ status: 'ready' });
    const response = await fetch(`${url}/rpc/public/config`, {
      method: 'POST',
      headers: callHeaders,
      body: callBody,
    });
    expect(await response.json()).toMatchObject({ result: { name: 'Energy Compliance Reports' }, id: 1 });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const pid = await postmasterPid();

    expect(await site.stop('SIGTERM')).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(await readdir(folder.dataDir)).not.toContain('lock.json');
    expect(site.stderr).toBe('');
  });

  test('beside the build of its parts waits for them, and does not start without them', async () => {
    run({ AWAIT_BUILDS: 'true' }, { withChannel: true });
    site.child.send({ isPrepared: false });
    expect(await site.exited()).toBe(1);
    expect(site.stderr).toBe('The site has not started, as its parts were not built.\n');
    run({ AWAIT_BUILDS: 'true' }, { withChannel: true });
    site.child.send({ isPrepared: true });
    expect(await site.ready()).toMatch(/^http/);
  });

  test('under its public address says that', async () => {
    run({ PUBLIC_URL: 'https://www.example.com/' });
    expect(await site.ready()).toBe('https://www.example.com');
  });

  test('answers 401 at once to a large body that it will not read', async () => {
    run();
    const url = await site.ready();
    const response = await fetch(`${url}/rpc/2.0/products`, {
      method: 'POST',
      headers: callHeaders,
      body: 'x'.repeat(4 * 1024 ** 2),
    });
    expect([response.status, await response.text()]).toEqual([401, 'invalid token']);
  });

  test('lets a request in flight end before it stops', async () => {
    run();
    const url = await site.ready();
    const call = request(`${url}/rpc/public/config`, {
      method: 'POST',
      headers: { ...callHeaders, 'content-length': Buffer.byteLength(callBody) },
    });
    call.write(callBody.slice(0, 10));
    // The server has taken the request when it has answered one sent later.
    await fetch(`${url}/healthz`);
    site.child.kill('SIGTERM');
    await eventually(async () => !(await accepts(Number(new URL(url).port))));
    call.end(callBody.slice(10));
    const [response] = await once(call, 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(await site.exited()).toBe(0);
  });

  test('told by SIGTERM to stop serves on while it says that it is not ready: no request is lost', async () => {
    run({ SHUTDOWN_DELAY: '1', RPC_REQUESTS_PER_MINUTE: '1000000' });
    const url = await site.ready();
    let isReady = true;
    const outcomes = new Map<string, number>();
    const send = async () => {
      const outcome = await fetch(`${url}/rpc/public/config`, {
        method: 'POST',
        headers: callHeaders,
        body: callBody,
      }).then(
        async (response) => `${response.status} ${(await response.json()).id}`,
        (error) => String(error.cause ?? error),
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    };
    /** A balancer sends requests for as long as the site says that it is ready. */
    const client = async () => {
      while (isReady) await send();
    };
    const clients = Array.from({ length: 8 }, client);
    await eventually(() => (outcomes.get('200 1') ?? 0) > 50);
    site.child.kill('SIGTERM');
    await eventually(async () => {
      const { status, headers } = await fetch(`${url}/readyz`);
      isReady = status === 200;
      return !isReady && headers.get('connection') === 'close';
    });
    await Promise.all(clients);
    expect([...outcomes.keys()]).toEqual(['200 1']);
    expect(await site.exited()).toBe(0);
  });

  test('stops with the process that started it', async () => {
    run({}, { withChannel: true });
    await site.ready();
    site.child.disconnect();
    expect(await site.exited()).toBe(0);
  });

  test('asked twice ends at once, and its database ends by itself', async () => {
    run();
    const url = await site.ready();
    const pid = await postmasterPid();
    // A request that does not end keeps the site from stopping.
    const call = request(`${url}/rpc/public/config`, {
      method: 'POST',
      headers: { ...callHeaders, 'content-length': 9 },
    });
    call.on('error', () => {});
    call.write('{');
    await fetch(`${url}/healthz`);
    site.child.kill('SIGINT');
    await eventually(async () => !(await accepts(Number(new URL(url).port))));
    expect(await site.stop('SIGINT')).toBe(1);
    await eventually(() => !isAlive(pid));
  });

  test('asked to stop while it starts leaves nothing behind', async () => {
    run();
    await eventually(async () => (await postmasterPid()) > 0 && isAlive(await postmasterPid()));
    const pid = await postmasterPid();
    await site.stop('SIGINT');
    await eventually(() => !isAlive(pid));
  });

  test('starts its database again when that is killed, and stops where it is killed again and again', async () => {
    run();
    const url = await site.ready();
    const isReady = async () => (await fetch(`${url}/readyz`)).status === 200;
    const hasEnded = () => site.child.exitCode !== null;
    /** Kills the database that runs, and waits for the next one that does. */
    const killDatabase = async () => {
      const killed = await postmasterPid();
      sendSignal(killed, 'SIGKILL');
      await eventually(async () => {
        const file = await readFile(path.join(folder.dataDir, 'postgresql/postmaster.pid'), 'utf8').catch(
          () => '',
        );
        return hasEnded() || (file.includes('ready') && !file.startsWith(`${killed}\n`));
      }, 30_000);
    };
    await killDatabase();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await eventually(isReady, 30_000);
    expect(site.stderr).toContain('The built-in database exited unexpectedly and is being restarted');
    for (let time = 0; time < 10 && !hasEnded(); time++) await killDatabase();
    expect(await site.exited()).toBe(1);
    expect(site.stderr).toContain('The built-in database keeps exiting');
  });

  test('takes over from a killed predecessor whose database still runs', async () => {
    run();
    await site.ready();
    const left = await postmasterPid();
    await site.stop('SIGKILL');
    expect(isAlive(left)).toBe(true);
    run();
    const url = await site.ready();
    expect(isAlive(left)).toBe(false);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe('a site that cannot start says why in one line', () => {
  /** Runs it to its end; the line that it says. */
  async function refusal(env: Record<string, string>): Promise<string> {
    run(env);
    expect(await site.exited()).toBe(1);
    expect(site.stdout).toBe('');
    expect(site.stderr).toMatch(/^[^\n]+\n$/);
    return site.stderr;
  }

  test('bad settings', async () => {
    expect(await refusal({ PORT: 'x', SITE_ENV: 'y' })).toMatch(/^Bad setting: PORT must .*; SITE_ENV must /);
  });

  test('a taken port, before anything is made', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const dataDir = path.join(folder.dataDir, 'never-made');
    const words = await refusal({ PORT: port, DATA_DIR: dataDir }).finally(() => taken.close());
    expect(words).toMatch(`Port ${port} is already in use by another program.`);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('an address that is not of this machine', async () => {
    expect(await refusal({ HOST: '192.0.2.1' })).toMatch(
      /192\.0\.2\.1 is not an address of this machine.*HOST/,
    );
  });

  test('a database that does not answer', async () => {
    const line = await refusal({ DATABASE_URL: 'postgres://title24:hunter2@127.0.0.1:1/title24' });
    expect(line).toMatch(/127\.0\.0\.1:1\/title24 cannot be used: nothing is listening.*DATABASE_URL/);
    expect(line).not.toContain('hunter2');
  });

  test('an object store that does not answer', async () => {
    const empty = await temporaryDataDir();
    const line = await refusal({
      DATA_DIR: empty.dataDir,
      S3_ENDPOINT: 'http://127.0.0.1:1',
      S3_BUCKET: 'plans',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'hunter2',
    });
    expect(line).toMatch(
      /object store at http:\/\/127\.0\.0\.1:1 does not work: .*ECONNREFUSED.*S3_ settings/,
    );
    expect(line).not.toContain('hunter2');
    await empty.remove();
  });

  test('a data folder that is none', async () => {
    expect(await refusal({ DATA_DIR: '/dev/null/data' })).toMatch(/\/dev\/null\/data cannot be written to/);
  });

  test('a data folder in use', async () => {
    const first = run();
    await first.ready();
    expect(await refusal({})).toMatch(`in use by another running server (process ${first.child.pid})`);
    await first.stop();
  });
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('as root in a folder that only root can enter, the site starts, and again', async () => {
  const closed = await temporaryDataDir();
  await chmod(closed.dataDir, 0o700);
  const dataDir = path.join(closed.dataDir, 'data');
  await mkdir(dataDir);
  for (const _ of ['first', 'again']) {
    run({ DATA_DIR: dataDir });
    const url = await site.ready();
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await site.stop()).toBe(0);
  }
  await closed.remove();
});

async function accepts(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );
}
