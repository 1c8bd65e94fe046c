import { execFile } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { password, totpCode } from './features/accounts/testing/account-site.ts';
import { S3Peer } from './features/files/testing/s3-peer.ts';
import { StripePeer } from './features/payments/testing/stripe-peer.ts';
import { writeSmallBuild } from './platform/composition/testing/small-build.ts';
import { eventually } from './platform/db/testing/eventually.ts';
import { emptyDatabase, type SeededDataDir } from './platform/db/testing/seeded-data-dir.ts';
import { programEnvironment } from './platform/lifecycle/testing/site-process.ts';
import { dkimVerified } from './platform/mail/testing/dkim-verified.ts';
import { SmtpPeer } from './platform/mail/testing/smtp-peer.ts';
import { fileSettings } from './platform/settings/secret-files.ts';
import { fixedPort } from './testing/fixed-port.ts';
import { SmallSite } from './testing/small-site.ts';
import { call, kinds, Traffic, trafficLimits } from './testing/traffic.ts';

jest.setTimeout(300_000);

const [oldSecret, newSecret] = ['the former secret of 32 characters', 'the present secret of 32 characters'];
const newKey = { accessKeyId: 'S3PEER2', secretAccessKey: 'new secret' };
const [oldDkim, newDkim] = [rsaKeys(), rsaKeys()];
const accountName = 'root';

let site: SmallSite;
let bucket: S3Peer;
let provider: StripePeer;
let mailServer: SmtpPeer;
let database: SeededDataDir;
/** Database roles. The former role owns the tables, and its replacement is a member of it. */
let roles: readonly [former: string, replacement: string];
let folder: string;
let metrics: string;

type Secrets = Readonly<Record<(typeof fileSettings)[number], string>>;

const secretFile = (name: string) => path.join(folder, name);

async function writeSecrets(secrets: Secrets): Promise<void> {
  for (const name of fileSettings) await writeFile(secretFile(name), secrets[name]);
}

async function sql(statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.databaseUrl ?? '' });
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows;
}

function urlAs(url: string, user: string): string {
  return Object.assign(new URL(url), { username: user, password: user }).href;
}

function rsaKeys() {
  return generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
}

const databaseUrls = (role: string) => {
  const url = urlAs(database.databaseUrl ?? '', role);
  return { DATABASE_URL: url, DATABASE_POOLER_URL: url };
};

/** Returns the secrets that are in use before the rotation. */
function formerSecrets(): Secrets {
  return {
    ...databaseUrls(roles[0]),
    SMTP_URL: urlAs(mailServer.url, 'former'),
    DKIM_SELECTOR: 'former',
    DKIM_PRIVATE_KEY: oldDkim.privateKey,
    AUTH_SECRET: oldSecret,
    S3_ACCESS_KEY_ID: 'S3PEER',
    S3_SECRET_ACCESS_KEY: 'S3PEER',
    STRIPE_SECRET_KEY: provider.secretKey,
    STRIPE_WEBHOOK_SECRET: provider.webhookSecret,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=former',
  };
}

/** Returns the secrets of each step of the rotation that docs/operations.md describes ('Replace a secret'). */
function rotation(): readonly Secrets[] {
  const { accessKeyId, secretAccessKey } = newKey;
  const both: Secrets = {
    ...databaseUrls(roles[1]),
    SMTP_URL: urlAs(mailServer.url, 'replacement'),
    DKIM_SELECTOR: 'replacement',
    DKIM_PRIVATE_KEY: newDkim.privateKey,
    AUTH_SECRET: `${oldSecret},${newSecret}`,
    S3_ACCESS_KEY_ID: `${accessKeyId},S3PEER`,
    S3_SECRET_ACCESS_KEY: `${secretAccessKey},S3PEER`,
    STRIPE_SECRET_KEY: provider.newSecretKey,
    STRIPE_WEBHOOK_SECRET: `${provider.newWebhookSecret},${provider.webhookSecret}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=replacement',
  };
  return [
    both,
    { ...both, AUTH_SECRET: `${newSecret},${oldSecret}` },
    {
      ...both,
      AUTH_SECRET: newSecret,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      STRIPE_WEBHOOK_SECRET: provider.newWebhookSecret,
    },
  ];
}

async function run(program: string, args: readonly string[]): Promise<string> {
  const file = path.join(import.meta.dirname, 'cli', program);
  const env = {
    ...programEnvironment,
    DATA_DIR: site.dataDir,
    DATABASE_URL: database.databaseUrl ?? '',
    ...bucket.environment,
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
    mailServer = await SmtpPeer.listen();
    mailServer.users = ['former'];
    database = await emptyDatabase();
    const name = new URL(database.databaseUrl ?? '').pathname.slice(1);
    roles = [`${name}_former`, `${name}_replacement`];
    const [former] = roles;
    await sql(`create role ${former} login password '${former}'`);
    await sql(`grant ${former} to current_user`);
    await sql(`alter database ${name} owner to ${former}`);
    await writeSecrets(formerSecrets());
    const metricsPort = await fixedPort();
    metrics = `http://127.0.0.1:${metricsPort}/metrics`;
    site = await SmallSite.start({
      PROCESSES: String(count),
      ...Object.fromEntries(fileSettings.map((name) => [`${name}_FILE`, secretFile(name)])),
      S3_ENDPOINT: bucket.environment.S3_ENDPOINT,
      S3_BUCKET: bucket.environment.S3_BUCKET,
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
    await mailServer.close();
    await database.remove();
    await rm(folder, { recursive: true });
  });

  test('F13: while processes are replaced one by one to rotate all secrets, no page, call, login, upload piece, mail or Stripe event is lost', async () => {
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
    let signedWith = provider.webhookSecret;
    let events = 0;
    const sendEvent = () =>
      // When the site receives this event, it loads the payment from the provider.
      provider.send(provider.event('payment_intent.succeeded', { id: 'pi_unknown' }), { secret: signedWith });
    const traffic = new Traffic(site.url, token, [
      async () => {
        const status = await sendEvent();
        if (status !== 200) throw new Error(`event ${status}`);
        events += 1;
      },
    ]);
    await traffic.wait();
    const [former, replacement] = roles;
    await sql(`create role ${replacement} login password '${replacement}' in role ${former}`);
    await sql(`alter role ${replacement} set role ${former}`);
    mailServer.users = ['former', 'replacement'];
    provider.acceptedKeys = [provider.secretKey, provider.newSecretKey];
    for (const secrets of rotation()) {
      const before = await processes();
      expect(before).toHaveLength(count);
      await writeSecrets(secrets);
      site.process.child.kill('SIGUSR2');
      await eventually(async () => {
        const now = await processes();
        return now.length === count && !now.some((pid) => before.includes(pid));
      }, 60_000);
      // From here on, the database and the peers use only the new secrets.
      await sql(`alter role ${former} nologin`);
      mailServer.users = ['replacement'];
      provider.acceptedKeys = [provider.newSecretKey];
      signedWith = provider.newWebhookSecret;
      await bucket.acceptKeys([newKey]);
      await traffic.wait();
    }
    await traffic.stop();
    if (traffic.failures.length > 0) throw new Error([...traffic.failures, site.process.stderr].join('\n'));
    for (const count of [...kinds.map((kind) => traffic.counts[kind]), events])
      expect(count).toBeGreaterThan(5);
    signedWith = provider.webhookSecret;
    expect(await sendEvent()).toBe(400);
    expect(await logIn({ code: totpCode(secret) })).toHaveProperty('token');

    const waiting = `select (select count(*)::int from mail_outbox where state <> 'delivered') as mails,
      (select count(*)::int from payment_events where handled_at is null) as events,
      (select count(*)::int from pg_stat_activity where usename = '${former}') as connections`;
    await eventually(async () => Object.values((await sql(waiting))[0] ?? {}).every((found) => found === 0));
    expect(provider.requests.filter(({ status }) => status === 401)).toEqual([]);
    const selectors = mailServer.received.map(
      ({ content }) =>
        (
          dkimVerified(content, createPublicKey(oldDkim.publicKey)) ??
          dkimVerified(content, createPublicKey(newDkim.publicKey))
        )?.s,
    );
    expect(new Set(selectors)).toEqual(new Set(['former', 'replacement']));
    expect(selectors.at(-1)).toBe('replacement');
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

  test('a killed process is replaced while the others keep serving', async () => {
    const [killed = 0, ...others] = await processes();
    process.kill(killed, 'SIGKILL');
    await eventually(() => site.process.stderr.includes('A process of the site ended; another one starts'));
    expect((await pages()).every((text) => text.includes('<b>top</b>'))).toBe(true);
    await eventually(async () => (await processes()).length === count);
    expect(await processes()).toEqual(expect.arrayContaining(others));
  });
});
