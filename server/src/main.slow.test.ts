import { chmod, mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { isAlive, sendSignal } from '@title24/embedded-postgres/process-state';
import { eventually } from './platform/db/testing/eventually.ts';
import { temporaryDataDir } from './platform/db/testing/temporary-data-dir.ts';
import type { SiteProcess } from './platform/lifecycle/testing/site-process.ts';
import { accepts, MainSite } from './testing/main-site.ts';

jest.setTimeout(120_000);

let main: MainSite;
let site: SiteProcess;

beforeAll(async () => {
  main = await MainSite.open();
});
afterEach(() => main.site.stop('SIGTERM'));
afterAll(() => main.close());

function run(...given: Parameters<MainSite['run']>): SiteProcess {
  site = main.run(...given);
  return site;
}

const callHeaders = { 'content-type': 'application/json' };

describe('the site process', () => {
  test('the site prints its public URL', async () => {
    run({ PUBLIC_URL: 'https://www.example.com/' });
    expect(await site.ready()).toBe('https://www.example.com');
  });

  test('rejects a call without a token before it reads the body', async () => {
    run();
    const url = await site.ready();
    const response = await fetch(`${url}/rpc/2.0/products`, {
      method: 'POST',
      headers: callHeaders,
      body: 'x'.repeat(4 * 1024 ** 2),
    });
    expect([response.status, await response.text()]).toEqual([401, 'invalid token']);
  });

  test('the site stops when its parent process closes the IPC channel', async () => {
    run({}, { withChannel: true });
    await site.ready();
    site.child.disconnect();
    expect(await site.exited()).toBe(0);
  });

  test('the site and its database stop immediately at the second SIGINT', async () => {
    run();
    const url = await site.ready();
    const pid = await main.postmasterPid();
    // An unfinished request delays the site's stop after the first SIGINT.
    const call = request(`${url}/rpc/public/config`, {
      method: 'POST',
      headers: { ...callHeaders, 'content-length': 9 },
    });
    call.on('error', () => {});
    call.write('{');
    await fetch(`${url}/healthz`);
    site.child.kill('SIGINT');
    await eventually(async () => !(await accepts(url)));
    expect(await site.stop('SIGINT')).toBe(1);
    await eventually(() => !isAlive(pid));
  });

  test('a site that is stopped during startup leaves no database running', async () => {
    run();
    await eventually(async () => (await main.postmasterPid()) > 0 && isAlive(await main.postmasterPid()));
    const pid = await main.postmasterPid();
    await site.stop('SIGINT');
    await eventually(() => !isAlive(pid));
  });

  test('the site restarts a killed database, but stops if the database is killed repeatedly', async () => {
    run();
    const url = await site.ready();
    const isReady = async () => (await fetch(`${url}/readyz`)).status === 200;
    const hasEnded = () => site.child.exitCode !== null;
    const killDatabase = async () => {
      const killed = await main.postmasterPid();
      sendSignal(killed, 'SIGKILL');
      await eventually(async () => {
        const file = await main.postmasterFile();
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

  test('the site replaces a killed predecessor whose database is still running', async () => {
    run();
    await site.ready();
    const left = await main.postmasterPid();
    await site.stop('SIGKILL');
    expect(isAlive(left)).toBe(true);
    run();
    const url = await site.ready();
    expect(isAlive(left)).toBe(false);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe('a site that cannot start', () => {
  test('reports in one line that the object store does not answer', async () => {
    const empty = await temporaryDataDir();
    const line = await main.refusal({
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

  test('reports in one line that the data folder cannot be written to', async () => {
    expect(await main.refusal({ DATA_DIR: '/dev/null/data' })).toMatch(
      /\/dev\/null\/data cannot be written to/,
    );
  });
});

const asRoot = process.getuid?.() === 0 ? test : test.skip;

asRoot('a site that runs as root starts and restarts in a folder that only root can enter', async () => {
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
