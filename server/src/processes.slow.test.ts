import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { password, totpCode } from './features/accounts/testing/account-site.ts';
import { S3Peer } from './features/files/testing/s3-peer.ts';
import { StripePeer } from './features/payments/testing/stripe-peer.ts';
import { writeSmallBuild } from './platform/composition/testing/small-build.ts';
import { eventually } from './platform/db/testing/eventually.ts';
import { programEnvironment } from './platform/lifecycle/testing/site-process.ts';
import { fixedPort } from './testing/fixed-port.ts';
import { SmallSite } from './testing/small-site.ts';
import { call, kinds, Traffic, trafficLimits } from './testing/traffic.ts';

jest.setTimeout(300_000);

const [oldSecret, newSecret] = ['the former secret of 32 characters', 'the present secret of 32 characters'];
const [oldKey, newKey] = ['S3PEER', 'S3PEER2'];
const accountName = 'root';

let site: SmallSite;
let bucket: S3Peer;
let provider: StripePeer;
let folder: string;
let metrics: string;

const secretNames = [
  'AUTH_SECRET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

type Secrets = Readonly<Record<(typeof secretNames)[number], string>>;

const secretFile = (name: string) => path.join(folder, name);

async function writeSecrets(secrets: Secrets): Promise<void> {
  for (const name of secretNames) await writeFile(secretFile(name), secrets[name]);
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const file = path.join(import.meta.dirname, 'cli', program);
  const env = {
    ...programEnvironment,
    DATA_DIR: site.dataDir,
    PUBLISH_BUILDS_FROM: site.workspace,
    ACCOUNT_PASSWORD: password,
  };
  return (await promisify(execFile)(process.execPath, [file, ...args], { env })).stdout;
}

async function processes(): Promise<number[]> {
  const { pid } = site.process.child;
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ');
  const commands = children.map(async (child) => ({
    pid: Number(child),
    command: await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => ''),
  }));
  return (await Promise.all(commands))
    .filter(({ command }) => command.includes('main.ts'))
    .map((child) => child.pid);
}

/** Requests /services on six new connections, which go to the processes in turn. */
async function pages(): Promise<string[]> {
  const texts: string[] = [];
  for (let at = 0; at < 6; at += 1) {
    const response = await fetch(`${site.url}/services`, { headers: { connection: 'close' } });
    texts.push(await response.text());
  }
  return texts;
}

const logIn = (params: object = {}) =>
  call<{ token: string }>(site.url, 'public/security', 'login', { accountName, password, ...params });

describe.each([2, 4])('a site with %i processes', (count) => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'title24-processes-'));
    bucket = await S3Peer.start();
    provider = await StripePeer.open();
    await writeSecrets({
      AUTH_SECRET: oldSecret,
      S3_ACCESS_KEY_ID: oldKey,
      S3_SECRET_ACCESS_KEY: oldKey,
      STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    });
    const metricsPort = await fixedPort();
    metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    site = await SmallSite.start({
      PROCESSES: String(count),
      ...Object.fromEntries(secretNames.map((name) => [`${name}_FILE`, secretFile(name)])),
      S3_ENDPOINT: bucket.environment.S3_ENDPOINT,
      S3_BUCKET: bucket.environment.S3_BUCKET,
      STRIPE_SECRET_KEY: provider.secretKey,
      STRIPE_API_URL: provider.url,
      SHUTDOWN_DELAY: '1',
      METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
      ...trafficLimits,
    });
  });
  afterAll(async () => {
    await site.stop();
    await provider.close();
    await bucket.stop();
    await rm(folder, { recursive: true });
  });

  test('F13 processes replaced one by one to rotate secrets lose no page, call, login, upload piece or Stripe event', async () => {
    await run('account.ts', [
      'create',
      '--name',
      accountName,
      '--email',
      'root@example.com',
      '--role',
      'Admin',
    ]);
    const { token } = await logIn();
    const { secret } = await call<{ secret: string }>(
      site.url,
      '2.0/account',
      'startTotp',
      { password },
      token,
    );
    await call(site.url, '2.0/account', 'confirmTotp', { code: totpCode(secret) }, token);
    provider.webhookUrl = `${site.url}/webhooks/stripe`;
    const { webhookSecret, newWebhookSecret } = provider;
    let signedWith = webhookSecret;
    let events = 0;
    const sendEvent = () =>
      provider.send(provider.event('customer.created', { id: 'cus_1' }), { secret: signedWith });
    const traffic = new Traffic(site.url, token, [
      async () => {
        const status = await sendEvent();
        if (status !== 200) throw new Error(`event ${status}`);
        events += 1;
      },
    ]);
    await traffic.wait();
    await bucket.acceptKeys([oldKey, newKey]);
    const keys = { S3_ACCESS_KEY_ID: newKey, S3_SECRET_ACCESS_KEY: newKey };
    const both = `${newWebhookSecret},${webhookSecret}`;
    const rounds: Secrets[] = [
      { ...keys, AUTH_SECRET: `${oldSecret},${newSecret}`, STRIPE_WEBHOOK_SECRET: both },
      { ...keys, AUTH_SECRET: `${newSecret},${oldSecret}`, STRIPE_WEBHOOK_SECRET: both },
      { ...keys, AUTH_SECRET: newSecret, STRIPE_WEBHOOK_SECRET: newWebhookSecret },
    ];
    for (const secrets of rounds) {
      const before = await processes();
      expect(before).toHaveLength(count);
      await writeSecrets(secrets);
      site.process.child.kill('SIGUSR2');
      await eventually(async () => {
        const now = await processes();
        return now.length === count && !now.some((pid) => before.includes(pid));
      }, 60_000);
      await bucket.acceptKeys([newKey]);
      signedWith = newWebhookSecret;
      await traffic.wait();
    }
    await traffic.stop();
    if (traffic.failures.length > 0) throw new Error([...traffic.failures, site.process.stderr].join('\n'));
    for (const count of [...kinds.map((kind) => traffic.counts[kind]), events])
      expect(count).toBeGreaterThan(5);
    signedWith = webhookSecret;
    expect(await sendEvent()).toBe(400);
    expect(await logIn({ code: totpCode(secret) })).toHaveProperty('token');
  });

  test('each process shows a release and a rollback', async () => {
    const build = (text: string) =>
      writeSmallBuild(site.workspace, {
        name: 'mf-content',
        paths: ['/services', '/login', '/my-account'],
        render: `return { main: "<p>${text}</p>" };`,
      });
    await build('second');
    expect(await run('publish-remote.ts', ['mf-content'])).toMatch(/is live/);
    await eventually(async () => (await pages()).every((text) => text.includes('<p>second</p>')));
    await run('rollback.ts', ['mf-content']);
    await eventually(async () => (await pages()).every((text) => !text.includes('<p>second</p>')));
  });

  test('the metrics cover all processes', async () => {
    await pages();
    const text = await (await fetch(metrics)).text();
    const counts = [...text.matchAll(/^site_pages_total\{how="kept",process="(\d+)"\} (\d+)$/gm)];
    expect(new Set(counts.map(([, id]) => id)).size).toBe(count);
    for (const [, , sent] of counts) expect(Number(sent)).toBeGreaterThan(0);
  });

  test('a killed process is replaced while the others serve', async () => {
    const [killed = 0, ...others] = await processes();
    process.kill(killed, 'SIGKILL');
    await eventually(() => site.process.stderr.includes('A process of the site ended; another one starts'));
    expect((await pages()).every((text) => text.includes('<b>top</b>'))).toBe(true);
    await eventually(async () => (await processes()).length === count);
    expect(await processes()).toEqual(expect.arrayContaining(others));
  });
});
