import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { isAlive } from '@title24/embedded-postgres/process-state';
import { eventually } from './platform/db/testing/eventually.ts';
import { type SiteProcess, siteCommand } from './platform/lifecycle/testing/site-process.ts';
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

const reportRareModules = `
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (/node_modules\\/(@aws-sdk|@smithy|@opentelemetry|stripe|pdfkit|playwright-core|lightningcss)\\//.test(url)) console.error(url);
      return next(url, context);
    },
  });`;

const callBody = JSON.stringify({ jsonrpc: '2.0', method: 'loadCompany', id: 1 });
const callHeaders = { 'content-type': 'application/json' };

describe('the site process', () => {
  test('the site prints only its URL, serves requests, and on SIGTERM stops its database and removes its lock', async () => {
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
    const pid = await main.postmasterPid();

    expect(await site.stop('SIGTERM')).toBe(0);
    expect(isAlive(pid)).toBe(false);
    expect(await readdir(main.dataDir)).not.toContain('lock.json');
    expect(site.stderr).toBe('');
  });

  test('with AWAIT_BUILDS, the site starts only if its parts were built', async () => {
    run({ AWAIT_BUILDS: 'true' }, { withChannel: true });
    site.child.send({ isPrepared: false });
    expect(await site.exited()).toBe(1);
    expect(site.stderr).toBe('The site has not started, as its parts were not built.\n');
    run({ AWAIT_BUILDS: 'true' }, { withChannel: true });
    site.child.send({ isPrepared: true });
    expect(await site.ready()).toMatch(/^http/);
  });

  test('the site finishes requests in progress before it stops', async () => {
    run();
    const url = await site.ready();
    const call = request(`${url}/rpc/public/config`, {
      method: 'POST',
      headers: { ...callHeaders, 'content-length': Buffer.byteLength(callBody) },
    });
    call.write(callBody.slice(0, 10));
    // Once the server has answered this request, it has also received the unfinished call.
    await fetch(`${url}/healthz`);
    site.child.kill('SIGTERM');
    await eventually(async () => !(await accepts(url)));
    call.end(callBody.slice(10));
    const [response] = await once(call, 'response');
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(await site.exited()).toBe(0);
  });

  test('the site loses no request after SIGTERM, because it still serves while it reports that it is not ready', async () => {
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
});

describe('a site that cannot start', () => {
  test('reports invalid settings in one line', async () => {
    expect(await main.refusal({ PORT: 'x', SITE_ENV: 'y' })).toMatch(
      /^Bad setting: PORT must .*; SITE_ENV must /,
    );
  });

  test('reports unconfined renderers if REQUIRE_CONFINED_RENDERERS is set and user namespaces are not allowed', async () => {
    const forbidden = 'echo 0 >/proc/sys/user/max_user_namespaces; exec "$0" "$@"';
    const command = ['unshare', '--user', '--map-root-user', 'sh', '-c', forbidden, ...siteCommand];
    const words = await main.refusal({ REQUIRE_CONFINED_RENDERERS: 'true' }, { command });
    expect(words).toMatch(/^Renderers are not confined: .*Allow user namespaces.*REQUIRE_CONFINED_RENDERERS/);
  });

  test('reports in one line that the port is in use, and creates no data folder', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const port = String((taken.address() as AddressInfo).port);
    const dataDir = path.join(main.dataDir, 'never-made');
    const words = await main.refusal({ PORT: port, DATA_DIR: dataDir }).finally(() => taken.close());
    expect(words).toMatch(`Port ${port} is already in use by another program.`);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('reports in one line that HOST is not an address of this machine', async () => {
    expect(await main.refusal({ HOST: '192.0.2.1' })).toMatch(
      /192\.0\.2\.1 is not an address of this machine.*HOST/,
    );
  });

  test('reports in one line that the database does not answer', async () => {
    const line = await main.refusal({ DATABASE_URL: 'postgres://title24:hunter2@127.0.0.1:1/title24' });
    expect(line).toMatch(/127\.0\.0\.1:1\/title24 cannot be used: nothing is listening.*DATABASE_URL/);
    expect(line).not.toContain('hunter2');
  });

  test('reports in one line that another server uses the data folder', async () => {
    const first = run();
    await first.ready();
    expect(await main.refusal({})).toMatch(`in use by another running server (process ${first.child.pid})`);
    await first.stop();
  });
});
