import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LoginResult } from '@title24/shared-domain';
import type { DownloadLink, SubmissionDetail } from '@title24/shared-domain/full-service';
import { S3Peer } from './features/files/testing/s3-peer.ts';
import { sampleForm, samplePdf } from './features/submissions/uploads/testing/sample-form.ts';
import { eventually } from './platform/db/testing/eventually.ts';
import { emptyDatabase, type SeededDataDir } from './platform/db/testing/seeded-data-dir.ts';
import { SiteProcess } from './platform/lifecycle/testing/site-process.ts';
import { fixedPort } from './testing/fixed-port.ts';

jest.setTimeout(300_000);

const run = promisify(execFile);
const workspace = path.join(import.meta.dirname, '../..');
const password = 'correct horse battery staple';
/** Prefix that runs a command as a user who does not own the release's files, if the test may change users. */
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
  const port = await fixedPort();
  url = `http://127.0.0.1:${port}`;
  env = {
    PORT: String(port),
    PUBLIC_URL: url,
    MAIL: 'none',
    SHUTDOWN_DELAY: '0',
    SECOND_FACTOR_ROLES: 'none',
    SMOKE_CHROMIUM_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    DATA_DIR: data.dataDir,
    DATABASE_URL: data.databaseUrl ?? '',
    ...store.environment,
  };
  await start();
});
afterAll(async () => {
  await site?.stop();
  await store?.stop();
  await data?.remove();
  await run('chmod', ['-R', 'u+w', path.dirname(folder)]);
  await rm(path.dirname(folder), { recursive: true });
});

const page = async (address: string) => {
  const response = await fetch(new URL(address, url));
  return { status: response.status, text: await response.text() };
};

async function call<Result>(service: string, method: string, params: object, token = ''): Promise<Result> {
  const response = await fetch(`${url}/rpc/${service}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', method, params, id: 1 }),
  });
  const { result, error } = (await response.json()) as { result?: Result; error?: object };
  if (error) throw new Error(JSON.stringify(error));
  return result as Result;
}

describe('a release run as another user on a read-only tree', () => {
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

  test('typesets help sheets', async () => {
    const sheet = /href="([^"]+\.pdf)"/.exec((await page('/resources')).text)?.[1] ?? '';
    const response = await fetch(new URL(sheet, url));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect((await response.text()).slice(0, 5)).toBe('%PDF-');
  });

  test('creates by command the first administrator, who can read plans that a visitor uploaded', async () => {
    const account = ['account', 'create', '--name', 'root', '--email', 'root@example.com', '--role', 'Admin'];
    await cli(account, { ACCOUNT_PASSWORD: password });
    const sent = await fetch(`${url}/project-upload`, {
      method: 'POST',
      body: sampleForm(),
      headers: { accept: 'application/json' },
    });
    const { reference } = await sent.json();
    const login = await call<LoginResult>('public/security', 'login', { accountName: 'root', password });
    const token = login.token ?? '';
    const detail = await call<SubmissionDetail>('2.0/submissions', 'load', { reference }, token);
    const opened = { reference, fileId: detail.files[0]?.id, purpose: 'download' };
    const link = await call<DownloadLink>('2.0/submissions', 'openFile', opened, token);
    const response = await fetch(new URL(link.url, url));
    expect(Buffer.from(await response.arrayBuffer()).equals(samplePdf)).toBe(true);
  });

  test('rolls back a part and publishes it again by command, and the publication survives a restart', async () => {
    expect(await cli(['rollback', 'mf-wizard'])).toMatch(/withdrawn/);
    await eventually(async () => (await page('/compliance-wizard')).status === 404);
    // The commands of a site with several processes have PROCESSES set too.
    const published = await cli(['publish', 'mf-wizard'], { PROCESSES: '2' });
    expect(published).toMatch(/is live/);
    expect(published).not.toMatch(/No page of it was opened in a browser/);
    await site.stop();
    await start();
    expect((await page('/compliance-wizard')).status).toBe(200);
  });

  test('backs up the site while it serves, and restores every row and file on another machine', async () => {
    const folders = path.join(data.dataDir, 'backups');
    const create = async (more: Record<string, string> = {}) => {
      const made = (await cli(['backup', 'create', '--to', folders], more)).split(' has ')[0] ?? '';
      const { takenAt: _, ...content } = JSON.parse(await readFile(path.join(made, 'backup.json'), 'utf8'));
      return { made, content };
    };
    const { made, content } = await create();
    expect(content.files).toHaveLength(1);
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

  test('does not start without PUBLIC_URL, which the error names', async () => {
    const refused = new SiteProcess({ DATA_DIR: data.dataDir }, { command: command() });
    expect(await refused.exited()).toBe(1);
    expect(refused.stderr).toMatch(/PUBLIC_URL/);
  });
});
