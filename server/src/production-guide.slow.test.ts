import { execFile } from 'node:child_process';
import { access, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { fixedPort } from './testing/fixed-port.ts';
import { machinePrograms } from './testing/machine-programs.ts';

jest.setTimeout(300_000);

const run = promisify(execFile);
const workspace = path.join(import.meta.dirname, '../..');

/** Folder that replaces the root of an empty machine. It contains /opt, /etc and /var. */
let machine: string;
let output: string;
let port: number;
let guide: string;
let backup = '';

/**
 * Returns the URL for a connection to the test run's PostgreSQL server. On this server, the guide creates the site's
 * role and database.
 */
const serverUrl = () => new URL(process.env.TITLE24_TEST_DATABASE ?? '');
const environment = () => ({
  PATH: `${machine}/bin:${process.env.PATH}`,
  MACHINE: machine,
  NODE: process.execPath,
  SERVER_DATABASE: serverUrl().href,
  SERVER_PACKAGE: path.join(import.meta.dirname, '../package.json'),
  ACCOUNT_PASSWORD: 'correct horse battery staple',
});

function commandsOf(heading: string): string {
  const section = guide.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^```sh\n(.*?)^```/gms)].map(([, commands]) => commands).join('');
}

/**
 * Runs the commands of a section of the guide on the {@link machine}, and stops at the first failure.
 * @returns the output of the commands
 */
async function follow(heading: string): Promise<string> {
  const commands = commandsOf(heading)
    .replaceAll(/(?<![\w.-])\/(opt|etc|var)\b/g, `${machine}/$1`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll('site-2026-11-28T03-00-00-000Z', backup);
  expect([heading, commands]).toEqual([heading, expect.stringMatching(/^.+\n/)]);
  // Variables persist between sections, as in a shell that stays open.
  const kept = `cd ${machine}/root; [ ! -e kept ] || . ./kept`;
  const keep = 'declare -p VERSION DOMAIN PASSWORD > kept 2> /dev/null || true';
  const script = `${kept}\n${commands}\n${keep}`;
  await installRunScript();
  return (await run('bash', ['-eu', '-o', 'pipefail', '-c', script], { env: environment() })).stdout;
}

/** Edits the unpacked script deploy/run so that it uses the test machine's settings and the Node of this test. */
async function installRunScript(): Promise<void> {
  const file = `${machine}/opt/site/deploy/run`;
  const text = await readFile(file, 'utf8').catch(() => null);
  const placed = text
    ?.replace(' /etc/site.env', ` ${machine}/etc/site.env`)
    .replace('/usr/bin/node', process.execPath);
  if (placed) await writeFile(file, placed);
}

async function set(settings: Readonly<Record<string, string>>): Promise<void> {
  const file = `${machine}/etc/site.env`;
  const lines = (await readFile(file, 'utf8')).split('\n');
  const others = lines.filter((line) => !Object.hasOwn(settings, line.split('=')[0] ?? ''));
  const changed = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  await writeFile(file, [...others, ...changed, ''].join('\n'));
}

const dropSite = async () => {
  const client = new pg.Client({ connectionString: serverUrl().href });
  await client.connect();
  await client.query('drop database if exists site with (force)');
  await client.query('drop role if exists site');
  await client.end();
};

beforeAll(async () => {
  output = await mkdtemp(path.join(tmpdir(), 'title24-archive-'));
  const { stdout } = await run(process.execPath, [path.join(workspace, 'scripts/release.mjs'), output]);
  const archive = stdout.trim().split('\n').at(-1) ?? '';
  const version = path.basename(archive, '.tar.gz').replace('site-', '');
  guide = (await readFile(path.join(workspace, 'docs/production.md'), 'utf8')).replace(
    /^VERSION=.*$/m,
    `VERSION=${version}`,
  );
  machine = await mkdtemp(path.join(tmpdir(), 'title24-machine-'));
  await chmod(machine, 0o755);
  for (const folder of [
    'root',
    'bin',
    'opt',
    'etc/caddy',
    'etc/clamav',
    'etc/default',
    'etc/prometheus',
    'etc/systemd/system',
    'var/lib/clamav',
  ])
    await mkdir(path.join(machine, folder), { recursive: true });
  // Debian's packages provide these files.
  await writeFile(
    `${machine}/etc/clamav/clamd.conf`,
    'MaxScanSize 100M\nMaxFileSize 25M\nPCREMaxFileSize 25M\nStreamMaxLength 25M\n',
  );
  await writeFile(`${machine}/var/lib/clamav/bytecode.cvd`, '');
  await run('cp', [archive, `${machine}/root`]);
  for (const [name, program] of Object.entries(machinePrograms))
    await writeFile(`${machine}/bin/${name}`, program, { mode: 0o755 });
  port = await fixedPort();
  await dropSite();
});
afterAll(async () => {
  await run(`${machine}/bin/systemctl`, ['stop', 'site.service'], { env: environment() });
  await dropSite();
  await rm(machine, { recursive: true });
  await rm(output, { recursive: true });
});

/** Changes the site's settings for the test machine, which has other ports and folders and lacks some programs. */
async function setForTest(): Promise<void> {
  const database = /^DATABASE_URL=(.*)$/m.exec(await readFile(`${machine}/etc/site.env`, 'utf8'))?.[1] ?? '';
  const url = new URL(database);
  expect(url.password).toMatch(/^\w{48}$/);
  url.host = serverUrl().host;
  await set({
    PORT: String(port),
    DATA_DIR: `${machine}/var/lib/site`,
    DATABASE_URL: url.href,
    METRICS_ADDRESS: `127.0.0.1:${await fixedPort()}`,
    SMTP_URL: '',
    MAIL: 'none',
    CLAMD_URL: '',
    SMOKE_CHROMIUM_PATH: '',
    SHUTDOWN_DELAY: '0',
  });
}

describe('the guide to production, followed line by line', () => {
  test('the guide leads from the archive to a ready site', async () => {
    await follow('In an hour');
    await follow('1. Programs');
    expect(await readFile(`${machine}/etc/clamav/clamd.conf`, 'utf8')).toBe(
      'MaxScanSize 500M\nMaxFileSize 500M\nPCREMaxFileSize 25M\nStreamMaxLength 500M\nAlertExceedsMax yes\n',
    );
    await follow('2. Release, database, settings');
    const settings = await readFile(`${machine}/etc/site.env`, 'utf8');
    expect(settings).toMatch(/^PUBLIC_URL=https:\/\/www\.example\.com$/m);
    expect(settings).toMatch(/^DATA_DIR=\/var\/lib\/site$/m);
    expect(settings).toMatch(/^AUTH_SECRET=\w{64}$/m);
    await setForTest();
    expect(await follow('3. Start')).toContain('{"status":"ready"}');
  });

  test('the guide sets up TLS, an administrator, a backup and alerts', async () => {
    await follow('4. TLS');
    expect(await readFile(`${machine}/etc/caddy/Caddyfile`, 'utf8')).toBe(
      'www.example.com {\n\treverse_proxy 127.0.0.1:'.concat(`${port}\n}\n`),
    );
    expect(await follow('5. The first administrator')).toContain('The account ana has the role Admin.');
    expect(await follow('6. The first backup')).toMatch(/^The backup is whole: /m);
    await follow('7. Alerts');
    expect(await readFile(`${machine}/etc/prometheus/prometheus.yml`, 'utf8')).toContain(
      '- /opt/site/deploy/alerts.yml',
    );
    await access(`${machine}/opt/site/deploy/alerts.yml`);
    await access(`${machine}/etc/prometheus/alertmanager.yml`);
  });

  test('the guide updates the site', async () => {
    expect(await follow('A new version')).toContain('{"status":"ready"}');
  });

  test("the guide restores a backup's tables and files on a new machine", async () => {
    const env = environment();
    await run(`${machine}/bin/systemctl`, ['stop', 'site.service'], { env });
    await dropSite();
    await rm(`${machine}/var/lib/site`, { recursive: true });
    await follow('2. Release, database, settings');
    await setForTest();
    [backup = ''] = (await readdir(`${machine}/var/lib/site-backups`)).sort();
    expect(await follow('Backup')).toMatch(/^Restored \d+ tables with \d+ rows, and \d{3,} files /m);
    expect((await readdir(`${machine}/var/lib/site`, { recursive: true })).length).toBeGreaterThan(100);
    expect(await follow('3. Start')).toContain('{"status":"ready"}');
    const accounts = await run(`${machine}/opt/site/deploy/run`, ['account', 'list'], { env });
    expect(accounts.stdout).toContain('ana@example.com');
  });
});
