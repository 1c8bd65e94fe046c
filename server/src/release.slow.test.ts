import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { HelpItem, LoginResult } from '@title24/shared-domain';
import type { StaffAct, SubmissionCase } from '@title24/shared-domain/cases';
import type { DownloadLink, SubmissionDetail } from '@title24/shared-domain/full-service';
import {
  checklistItemNames,
  type DeskOrder,
  type OrderQuote,
  type OrderView,
} from '@title24/shared-domain/orders';
import { exampleProject, type StoredProject } from '@title24/shared-domain/projects';
import pg from 'pg';
import { S3Peer } from './features/files/testing/s3-peer.ts';
import { TusClient } from './features/files/testing/tus-client.ts';
import { sampleFields, sampleForm, samplePdf } from './features/submissions/uploads/testing/sample-form.ts';
import { eventually } from './platform/db/testing/eventually.ts';
import { emptyDatabase, type SeededDataDir } from './platform/db/testing/seeded-data-dir.ts';
import { SiteProcess } from './platform/lifecycle/testing/site-process.ts';
import { SpanCollector } from './platform/logging/testing/span-collector.ts';
import { SmtpPeer } from './platform/mail/testing/smtp-peer.ts';
import { fixedPort } from './testing/fixed-port.ts';
import { call as callSite } from './testing/traffic.ts';

jest.setTimeout(300_000);

const run = promisify(execFile);
const workspace = path.join(import.meta.dirname, '../..');
const password = 'correct horse battery staple';
const newPassword = 'another four plain words';
/** Prefix that runs a command as a user who does not own the release's files; empty unless root runs the test. */
const asOtherUser =
  process.getuid?.() === 0
    ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--no-new-privs']
    : [];

let folder: string;
let data: SeededDataDir;
let store: S3Peer;
let env: Record<string, string>;
let url: string;
let site: SiteProcess;
let mailServer: SmtpPeer;
let collector: SpanCollector;
/** Tokens of the administrator and a customer, and the reference of a visitor's plans. */
let staff: string;
let customer: string;
let reference: string;

const command = (...args: string[]) => [
  ...asOtherUser,
  process.execPath,
  path.join(folder, 'site.mjs'),
  ...args,
];

async function cli(args: readonly string[], more: Record<string, string> = {}): Promise<string> {
  const [program = '', ...rest] = command(...args);
  const { stdout } = await run(program, rest, { cwd: '/', env: { PATH: process.env.PATH, ...env, ...more } });
  return stdout;
}

async function start(): Promise<void> {
  site = new SiteProcess(env, { command: command() });
  await site.ready();
}

beforeAll(async () => {
  const output = await mkdtemp(path.join(tmpdir(), 'title24-archive-'));
  const { stdout } = await run(process.execPath, [path.join(workspace, 'scripts/release.mjs'), output]);
  const archive = stdout.trim().split('\n').at(-1) ?? '';
  const bare = await mkdtemp(path.join(tmpdir(), 'title24-release-'));
  await run('tar', ['-xzf', archive, '-C', bare]);
  await rm(output, { recursive: true });
  await run('chmod', ['-R', 'a+rX,a-w', bare]);
  folder = path.join(bare, path.basename(archive, '.tar.gz'));
  data = await emptyDatabase();
  if (asOtherUser.length > 0) await run('chown', ['65534', data.dataDir]);
  store = await S3Peer.start();
  mailServer = await SmtpPeer.listen();
  collector = await SpanCollector.listen();
  const [key] = store.settings.keys;
  const port = await fixedPort();
  url = `http://127.0.0.1:${port}`;
  env = {
    PORT: String(port),
    PUBLIC_URL: url,
    SMTP_URL: mailServer.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    REQUIRE_CONFINED_RENDERERS: 'true',
    SHUTDOWN_DELAY: '0',
    SECOND_FACTOR_ROLES: 'none',
    SMOKE_CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    DATA_DIR: data.dataDir,
    DATABASE_URL: data.databaseUrl ?? '',
    ...store.environment,
    // If these two are empty, the site uses the credentials in the AWS_ variables.
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: '',
    AWS_ACCESS_KEY_ID: key?.accessKeyId ?? '',
    AWS_SECRET_ACCESS_KEY: key?.secretAccessKey ?? '',
  };
  await start();
});
afterAll(async () => {
  await site?.stop();
  await store?.stop();
  await mailServer?.close();
  collector?.close();
  await data?.remove();
  await run('chmod', ['-R', 'u+w', path.dirname(folder)]);
  await rm(path.dirname(folder), { recursive: true });
});

const page = async (address: string) => {
  const response = await fetch(new URL(address, url));
  return { status: response.status, text: await response.text() };
};

const call = <Result>(service: string, method: string, params: object, token?: string) =>
  callSite<Result>(url, service, method, params, token);

async function logIn(accountName: string, secret = password): Promise<string> {
  return (await call<LoginResult>('public/security', 'login', { accountName, password: secret })).token ?? '';
}

/** Waits until the emails to an address contain a match of a pattern, and returns the first match. */
const mailed = (address: string, pattern: RegExp) =>
  eventually(async () => {
    const texts = mailServer.received
      .filter(({ to }) => to.includes(address))
      .map(({ content }) =>
        content
          .replaceAll('=\r\n', '')
          .replaceAll(/=([\dA-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
      );
    return pattern.exec(texts.join('\n'))?.[0] ?? null;
  }, 30_000);

async function sql(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: data.databaseUrl ?? '' });
  await client.connect();
  await client.query(statement, [...values]).finally(() => client.end());
}

/** Sends a file in one piece. @returns the upload id */
async function upload(name: string): Promise<string> {
  const tus = new TusClient(url);
  const id = await tus.begin(name, samplePdf.length);
  await tus.patch(id, 0, samplePdf);
  return id;
}

async function expectDownload(link: DownloadLink): Promise<void> {
  const response = await fetch(new URL(link.url, url));
  expect(Buffer.from(await response.arrayBuffer()).equals(samplePdf)).toBe(true);
}

describe('a release that runs as another user on a read-only tree', () => {
  test.each([
    ['/services', 'Title 24'],
    ['/prices', '$'],
    ['/compliance-wizard', 'What are you planning?'],
    ['/cost-estimator', 'Estimate'],
    ['/project-upload', 'projectFiles'],
    ['/project/list', 'project'],
    ['/login', 'password'],
  ])('serves the page %s', async (address, words) => {
    const { status, text } = await page(address);
    expect([status, text.includes(words)]).toEqual([200, true]);
  });

  test('serves the parts’ files, and confines their renderers', async () => {
    const { text } = await page('/services');
    const script = /src="(\/[^"]+\.js)"/.exec(text)?.[1] ?? '';
    expect((await page(script)).status).toBe(200);
    expect(JSON.parse((await page('/readyz')).text)).toEqual({ status: 'ready' });
  });

  test('typesets the help sheets', async () => {
    const sheet = /href="([^"]+\.pdf)"/.exec((await page('/resources')).text)?.[1] ?? '';
    const response = await fetch(new URL(sheet, url));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  });

  test('serves the wizard, the cost estimator and the climate zone lookup without scripts', async () => {
    let answer = '/compliance-wizard';
    for (const next of ['residential/add', 'residential/addition']) {
      expect((await page(answer)).text).toContain(`href="/compliance-wizard?path=${next}"`);
      answer = `/compliance-wizard?path=${next}`;
    }
    expect((await page(answer)).text).toContain('How big is the new or converted area?');
    const estimated = '$525 – $625';
    expect((await page('/cost-estimator')).text).not.toContain(estimated);
    expect((await page('/cost-estimator?occupancy=R3&kind=new&area=2500')).text).toContain(estimated);
    expect((await page('/climate-zones?zip=94607')).text).toMatch(/94607.{0,200}zone/is);
  });

  test('creates the first administrator by command, and the administrator can read plans that a visitor uploaded', async () => {
    const account = ['account', 'create', '--name', 'root', '--email', 'root@example.com', '--role', 'Admin'];
    await cli(account, { ACCOUNT_PASSWORD: password });
    staff = await logIn('root');
    const sent = await fetch(`${url}/project-upload`, {
      method: 'POST',
      body: sampleForm(),
      headers: { accept: 'application/json' },
    });
    reference = (await sent.json()).reference;
    const detail = await call<SubmissionDetail>('2.0/submissions', 'load', { reference }, staff);
    const opened = { reference, fileId: detail.files[0]?.id, purpose: 'download' };
    await expectDownload(await call('2.0/submissions', 'openFile', opened, staff));
  });

  test('sends the spans of an upload’s request, job and email as one trace', async () => {
    const trace = await eventually(async () => {
      const { spans } = collector;
      return spans.find(({ name }) => name === 'POST /project-upload')?.traceId ?? null;
    }, 30_000);
    const names = () => collector.spans.filter(({ traceId }) => traceId === trace).map(({ name }) => name);
    await eventually(async () => names().includes('job mail-delivery') && names().includes('mail'), 30_000);
  });

  test('quotes a visitor’s plans, and delivers a report after the visitor accepts the quote through a mailed link', async () => {
    const load = () => call<SubmissionCase>('2.0/submissions', 'load', { reference }, staff);
    const seen = async () => ({ reference, lastUpdate: (await load()).case.lastUpdate });
    const act = async (event: StaffAct) => call('2.0/cases', 'act', { ...(await seen()), act: event }, staff);
    await act({ event: 'take' });
    const lines = [{ sku: '1002', name: 'Residential Additions', cents: 40_000 }];
    const validUntil = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    const delivery = { type: 'business-days', days: 3 } as const;
    await act({
      event: 'send-quote',
      quote: { lines, scope: 'Addition', missing: '', delivery, validUntil },
    });

    const link = new URL(await mailed(sampleFields.email, /http\S+\/plans\/\S+key=\S+/));
    const post = (address: string, values: Record<string, string>, cookie = '') =>
      fetch(new URL(address, url), {
        method: 'POST',
        body: new URLSearchParams(values),
        redirect: 'manual',
        headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin', cookie },
      });
    const key = link.searchParams.get('key') ?? '';
    const opened = await post(`${link.pathname}/open`, { key, email: sampleFields.email });
    const cookie = opened.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const accepted = await post(`/plans/${reference}/accept`, { quote: '1', consent: 'on' }, cookie);
    expect(accepted.status).toBe(303);

    await act({ event: 'start' });
    const file = await upload('CF1R.pdf');
    await call('2.0/cases', 'addReport', { ...(await seen()), upload: file }, staff);
    const statement = { complies: true, needsRegistration: false, shortfall: '' };
    await act({ event: 'deliver', message: '', statement });
    const shown = await fetch(`${url}/plans/${reference}`, { headers: { cookie } });
    expect(await shown.text()).toContain('CF1R.pdf');
  });

  test('registers a customer through a mailed link, logs the customer in, and resets the password', async () => {
    const email = 'ana@example.org';
    await call('public/security', 'register', { accountName: 'ana', email, password, isAdult: true });
    const verify = /(?<=verify=)[\w-]{43}/;
    await call('public/security', 'verifyEmail', { token: await mailed(email, verify) });
    await logIn('ana');
    await call('public/security', 'requestPasswordReset', { email });
    const token = await mailed(email, /(?<=password\?token=)[\w-]{43}/);
    await call('public/security', 'resetPassword', { token, password: newPassword });
    await expect(logIn('ana')).rejects.toThrow();
    customer = await logIn('ana', newPassword);
  });

  test('saves a project, accepts an order for its report, and lets the customer download the delivered report', async () => {
    const project = { ...exampleProject, project: { ...exampleProject.project, name: 'Hill house' } };
    const own = <Result>(service: string, method: string, params: object) =>
      call<Result>(`2.0/${service}`, method, params, customer);
    const { number, stepStamps } = await own<StoredProject>('projects', 'import', { data: project });
    const data = { location: { ...exampleProject.location, city: 'Oakland' } };
    await own('projects', 'saveStep', { number, step: 'location', data, stamp: stepStamps.location });
    const items = [{ sku: '1001', quantity: 1 }];
    const { offer } = await own<OrderQuote>('orders', 'quote', { number, items });
    const consented = {
      quoteHash: offer?.quoteHash,
      consent: true,
      idempotencyKey: randomUUID(),
      address: null,
    };
    const { number: order } = await own<OrderView>('orders', 'submit', { number, items, ...consented });
    await mailed('ana@example.org', new RegExp(order));

    const act = async (method: string, params: object = {}) => {
      const { lastUpdate } = await call<DeskOrder>('2.0/desk', 'load', { order }, staff);
      return call<DeskOrder>('2.0/desk', method, { order, lastUpdate, ...params }, staff);
    };
    // The report cannot be delivered while the customer can still cancel the order free of charge.
    await sql("update orders set submitted_at = submitted_at - interval '3 hours' where number = $1", [
      order,
    ]);
    await act('startReview');
    const added = await act('addFile', { upload: await upload('report.pdf'), kind: 'report' });
    const checklist = { done: checklistItemNames, complies: true, needsRegistration: false };
    await act('saveChecklist', { checklist });
    await act('deliver');
    const file = added.files[0]?.id;
    await expectDownload(await own('orders', 'openFile', { order, file }));
  });

  test('shows a changed FAQ answer on the FAQ page', async () => {
    const [item] = await call<HelpItem[]>('2.0/help', 'loadFaqCatHelp', { category: 'A' }, staff);
    const { id, question, lastUpdate } = item ?? {};
    const helpText = '<p>As the archive says.</p>';
    await call('2.0/help', 'update', { help: { id, question, helpText, lastUpdate } }, staff);
    await eventually(async () => (await page('/faq')).text.includes('As the archive says.'));
  });

  test('rolls back a part and publishes it again by command, and the publication survives a restart', async () => {
    expect(await cli(['rollback', 'mf-wizard'])).toMatch(/withdrawn/);
    await eventually(async () => (await page('/compliance-wizard')).status === 404);
    // On a site with several processes, PROCESSES is also set for commands, so publishing must work with it.
    const published = await cli(['publish', 'mf-wizard'], { PROCESSES: '2' });
    expect(published).toMatch(/is live/);
    expect(published).not.toMatch(/did not open them in a browser/);
    await site.stop();
    await start();
    expect((await page('/compliance-wizard')).status).toBe(200);
  });

  test('backs up the running site, and restores every row and file to an empty database and bucket', async () => {
    const folders = path.join(data.dataDir, 'backups');
    const create = async (more: Record<string, string> = {}) => {
      const made = (await cli(['backup', 'create', '--to', folders], more)).split(' has ')[0] ?? '';
      const { takenAt: _, ...content } = JSON.parse(await readFile(path.join(made, 'backup.json'), 'utf8'));
      return { made, content };
    };
    const { made, content } = await create();
    expect(content.files.length).toBeGreaterThan(2);
    expect(content.blobs.length).toBeGreaterThan(50);
    expect(await cli(['backup', 'verify', '--from', made])).toMatch(/^The backup is whole: /);

    const other = await emptyDatabase();
    const bucket = await S3Peer.start();
    try {
      if (asOtherUser.length > 0) await run('chown', ['65534', other.dataDir]);
      const there = {
        DATA_DIR: other.dataDir,
        DATABASE_URL: other.databaseUrl ?? '',
        ...bucket.environment,
      };
      expect(await cli(['backup', 'restore', '--from', made], there)).toMatch(
        /^Restored .* Start the site\.$/m,
      );
      expect((await create(there)).content).toEqual(content);
      const restored = new SiteProcess(
        { ...env, ...there, PORT: '0', PUBLIC_URL: url },
        { command: command() },
      );
      await restored.ready();
      await restored.stop();
    } finally {
      await bucket.stop();
      await other.remove();
    }
  });

  test('refuses an unknown command with a message', async () => {
    await expect(cli(['restart'])).rejects.toThrow(
      'Use one of: start, account, publish, rollback, backup, bounce.',
    );
  });

  test('does not start without PUBLIC_URL, and the error names it', async () => {
    const refused = new SiteProcess({ DATA_DIR: data.dataDir }, { command: command() });
    expect(await refused.exited()).toBe(1);
    expect(refused.stderr).toMatch(/PUBLIC_URL/);
  });
});
